import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { GroupFields } from '../form/FieldGroups.tsx';

/** Leads into the section, once its inputs have arrived. */
const Entered = ({ section }: { section: () => HTMLElement | null }) => {
  const enter = useEffectEvent(() => {
    section()?.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), textarea, [role=combobox]')?.focus();
  });
  // Once only: what arrives later finds the focus where it is.
  useEffect(() => enter(), []);
  return null;
};

export interface OpenSectionProps {
  heading: string | undefined;
  /** What it is called where nobody sees its heading. */
  name: string;
  fields: readonly string[];
  /** Whether its first input takes the focus. */
  isEntered: boolean;
  /** Is told that someone works in it. */
  onFocus?: () => void;
  /** Draws a field. */
  children: (field: string) => ReactNode;
  /** Stands at its foot. */
  bar: ReactNode;
}

/** A section of a record that is open for editing. */
export const OpenSection = ({ heading, name, fields, isEntered, onFocus, children, bar }: OpenSectionProps) => {
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card
      ref={card}
      component="section"
      aria-label={heading ?? name}
      onFocus={onFocus}
      sx={{ padding: 2.5, overflow: 'visible' }}
    >
      {heading && (
        <Typography variant="h4" component="h2" sx={{ marginBottom: 2 }}>
          {heading}
        </Typography>
      )}
      <GroupFields fields={fields} after={isEntered && <Entered section={() => card.current} />}>
        {children}
      </GroupFields>
      {bar}
    </Card>
  );
};
