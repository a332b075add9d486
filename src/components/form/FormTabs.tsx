import Box from '@mui/material/Box';
import { useNavigate } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGroups } from './FieldGroups.tsx';
import { faultyTabs } from './faults.ts';
import { RecordTabs } from './RecordTabs.tsx';
import type { VisibleTab } from './tabs.ts';
import type { RecordAddress } from './useRecordTab.ts';
import { VisibilityContext } from './visibility.ts';

export interface FormTabsProps {
  tabs: readonly VisibleTab[];
  /** Tabs after those of the form, such as the history. */
  further: readonly string[];
  address: RecordAddress;
  /** Draws a field. */
  children: (field: string) => ReactNode;
}

/** A form in tabs. After an attempt to save, the first tab with a wrong field opens. */
export const FormTabs = ({ tabs, further, address, children }: FormTabsProps) => {
  const { errors, submitCount } = useFormState();
  const navigate = useNavigate();
  const faulty = faultyTabs(tabs, errors);
  const [firstFaulty] = faulty;
  const showFaulty = useEffectEvent(() => {
    if (firstFaulty !== undefined && !faulty.includes(address.tab)) void navigate(address.pathOf(firstFaulty));
  });
  // Only an attempt to save moves people about; typing does not.
  useEffect(() => showFaulty(), [submitCount, firstFaulty]);
  return (
    <>
      <RecordTabs names={[...tabs.map(({ name }) => name), ...further]} address={address} faulty={faulty} />
      {tabs.map((tab) => (
        <VisibilityContext key={tab.name} value={tab.name === address.tab}>
          <Box hidden={tab.name !== address.tab}>
            <FieldGroups groups={tab.groups}>{children}</FieldGroups>
          </Box>
        </VisibilityContext>
      ))}
    </>
  );
};
