import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { cloneElement, type ReactElement, Suspense } from 'react';
import { isRecord } from '../../../../../domain/records.ts';
import { ReferenceManyInput, TagsInput } from '../../../inputs/inputs.tsx';
import { awaited, type Narrowed } from '../../../inputs/narrowing.ts';
import type { ModeProps, ReferenceProps, TagsProps, WidgetProps } from '../../../inputs/props.ts';
import { rulesOf } from '../../../inputs/rulesOf.ts';
import { rule } from '../../../validation.ts';
import type { Mode } from './bulkChanges.ts';

type Input = ReactElement<WidgetProps & ModeProps & Pick<ReferenceProps, 'referenceFilter'> & Pick<TagsProps, 'fixed'>>;

export interface BulkFieldProps {
  label: string;
  input: ReactElement;
  /** What happens to the field; undefined while it is not selected. */
  mode: Mode | undefined;
  onChange: (mode: Mode | undefined) => void;
}

const modes: readonly Mode[] = ['add', 'remove', 'set'];

/** Whether the field holds records that can be added to. */
const holdsRecords = (input: ReactElement): input is Input =>
  input.type === TagsInput || input.type === ReferenceManyInput;

const hasProps = (input: ReactElement): input is ReactElement<{ when?: unknown }> => isRecord(input.props);

/** Returns an input that depends on no other. */
const withoutCondition = (input: ReactElement): ReactElement =>
  hasProps(input) ? cloneElement(input, { when: undefined }) : input;

/** Returns which records can be removed: those that can no longer be added, too. */
const removable = (filter: Narrowed): Narrowed => {
  if (filter === undefined || filter === awaited) return filter;
  const { status, ...others } = filter;
  return others;
};

/** Returns the generated input; values to add or remove are required, and only existing ones can be removed. */
const inputFor = (input: ReactElement, mode: Mode): ReactElement =>
  mode === 'set' || !holdsRecords(input)
    ? // What it depends on differs between records, and the server knows.
      withoutCondition(input)
    : cloneElement(input, {
        validate: [...rulesOf(input), rule('required')],
        // The mode of the values stays unchanged.
        mode: undefined,
        ...(mode === 'remove' && {
          referenceFilter: removable(input.props.referenceFilter),
          ...(input.type === TagsInput && { fixed: true }),
        }),
      });

/** A field that can be selected, followed by its input once it is. */
export const BulkField = ({ label, input, mode, onChange }: BulkFieldProps) => {
  const translate = useTranslate();
  const isMany = holdsRecords(input);
  const choose = (value: string) => onChange(modes.find((one) => one === value));
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={mode !== undefined}
            onChange={(_, isChosen) => onChange(isChosen ? (isMany ? 'add' : 'set') : undefined)}
          />
        }
        label={label}
      />
      {mode && (
        <Stack sx={{ paddingLeft: 3.5, paddingBottom: 1 }}>
          {isMany && (
            <RadioGroup row aria-label={label} value={mode} onChange={(_, value) => choose(value)}>
              {modes.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" />}
                  label={translate(`bulkEdit.${one}`)}
                />
              ))}
            </RadioGroup>
          )}
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>{inputFor(input, mode)}</Suspense>
        </Stack>
      )}
    </div>
  );
};
