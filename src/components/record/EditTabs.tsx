import Box from '@mui/material/Box';
import { useNavigate, useTranslate } from 'ra-core';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useEntry } from '../entries.ts';
import { faultyTabs } from '../form/saving/faults.ts';
import { FormField } from '../form/fields/FormField.tsx';
import { RecordTabs } from '../form/record/RecordTabs.tsx';
import { SaveBar } from '../form/saving/SaveBar.tsx';
import type { VisibleTab } from '../form/record/tabs.ts';
import type { RecordAddress } from '../form/record/useRecordTab.ts';
import { VisibilityContext } from '../form/fields/visibility.ts';
import type { RelatedTabs } from '../related/useRelatedTabs.ts';
import { SaveLater } from '../scheduled/SaveLater.tsx';
import type { Elements } from '../typed.ts';
import { OpenSection } from './OpenSection.tsx';
import { ReadGroups, sectionName } from './ReadGroups.tsx';
import { isRelated } from './relatedFields.ts';
import { type Editing, whole } from './useEditing.ts';

export interface EditTabsProps {
  columns: Elements;
  inputs: Elements;
  tabs: readonly VisibleTab[];
  /** Tabs after those of the form, such as the history. */
  further: readonly string[];
  address: RecordAddress;
  /** Tabs that are lists of other records. */
  lists: RelatedTabs;
  editing: Editing;
  /** Whether the record is short enough to open in edit mode. */
  isShort: boolean;
  /** Shown next to the save button. */
  beside: ReactElement | undefined;
}

/**
 * The tabs of a record in a form: sections are in read mode until they are opened. Sections with changes or invalid
 * fields are always open. After an attempt to save, the first tab with an invalid field opens.
 */
export const EditTabs = (props: EditTabsProps) => {
  const { columns, inputs, tabs, further, address, lists, editing, isShort, beside } = props;
  const { errors, submitCount, dirtyFields } = useFormState();
  const { name: resource, schedulable } = useEntry();
  const translate = useTranslate();
  const navigate = useNavigate();
  const faulty = faultyTabs(tabs, errors);
  const [firstFaulty] = faulty;
  const showFaulty = useEffectEvent(() => {
    if (firstFaulty !== undefined && !faulty.includes(address.tab)) void navigate(address.pathOf(firstFaulty));
  });
  // Only an attempt to save switches tabs; typing does not.
  useEffect(() => showFaulty(), [submitCount, firstFaulty]);

  const editable = (fields: readonly string[]): boolean => fields.some((field) => inputs[field] !== undefined);
  const isOpen = (section: string, fields: readonly string[]): boolean =>
    editable(fields) &&
    (editing.isWhole ||
      editing.isChosen(section) ||
      fields.some((field) => field in dirtyFields || errors[field] !== undefined));
  const openSections = tabs.flatMap((tab) =>
    tab.groups.flatMap((group, index) =>
      'fields' in group && isOpen(sectionName(tab, index), group.fields) ? [sectionName(tab, index)] : [],
    ),
  );
  const bar = (
    <SaveBar label={translate('form.save')} onCancel={isShort ? undefined : editing.close}>
      {beside}
      {schedulable && <SaveLater inputs={inputs} onScheduled={isShort ? undefined : editing.close} />}
    </SaveBar>
  );
  const firstOpen = openSections.find((section) => section.startsWith(`${address.tab}.`));
  const isEntered = (section: string): boolean =>
    editing.entered === whole ? section === firstOpen : editing.entered === section;
  // A single open section has the buttons at its own foot; several are saved together.
  const hasOwnBar = !editing.isWhole && openSections.length === 1;

  return (
    <>
      <RecordTabs
        names={[...tabs.map(({ name }) => name), ...further]}
        address={address}
        lists={lists}
        faulty={faulty}
      />
      {tabs.map((tab) => {
        const isVisible = tab.name === address.tab;
        // Open sections in other tabs stay mounted, so that they are validated and kept.
        if (!isVisible && !openSections.some((section) => section.startsWith(`${tab.name}.`))) return null;
        return (
          <VisibilityContext key={tab.name} value={isVisible}>
            <Box hidden={!isVisible}>
              <ReadGroups
                tab={tab}
                columns={columns}
                left={editing.left}
                isQuiet={tab.name in lists}
                isEdited={(field) => inputs[field] !== undefined}
                onEdit={(section, { fields }) => (editable(fields) ? () => editing.choose(section) : undefined)}
                open={(section, { fields }, heading) =>
                  isOpen(section, fields) && (
                    <OpenSection
                      heading={heading}
                      name={translate(`resources.${resource}.tabs.${tab.name}`)}
                      // A table of other records is shown separately, unless it is edited here.
                      fields={fields.filter((field) => inputs[field] ?? !isRelated(columns[field]))}
                      isEntered={isEntered(section)}
                      onFocus={() => {
                        if (!editing.isWhole && !editing.isChosen(section)) editing.keep(section);
                      }}
                      bar={hasOwnBar && bar}
                    >
                      {(field) => <FormField name={field} inputs={inputs} columns={columns} />}
                    </OpenSection>
                  )
                }
              />
            </Box>
          </VisibilityContext>
        );
      })}
      {openSections.length > 0 && !hasOwnBar && bar}
    </>
  );
};
