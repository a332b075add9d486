import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { GroupFields, hiddenWithoutFields } from '../form/fields/FieldGroups.tsx';

/** Focuses the section's first input, once its inputs have loaded. */
const Entered = ({ section }: { section: () => HTMLElement | null }) => {
  const enter = useEffectEvent(() => {
    section()?.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), textarea, [role=combobox]')?.focus();
  });
  // Once only: inputs that load later leave the focus where it is.
  useEffect(() => enter(), []);
  return null;
};

export interface OpenSectionProps {
  heading: string | undefined;
  /** Its name for screen readers if it has no visible heading. */
  name: string;
  fields: readonly string[];
  /** Whether its first input takes the focus. */
  isEntered: boolean;
  /** Called when something in it gets the focus. */
  onFocus?: () => void;
  /** Renders a field. */
  children: (field: string) => ReactNode;
  /** Shown at its foot. */
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
      sx={{ padding: 2.5, overflow: 'visible', ...hiddenWithoutFields }}
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
