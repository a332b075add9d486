import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSourceContext, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { recordOf } from '../../../../domain/records.ts';
import type { ListProps, WidgetProps } from '../props.ts';
import { OwnedListWidget } from './nested.tsx';

interface Row {
  id?: unknown;
  title?: unknown;
  by?: unknown;
}

interface Replaced {
  id: number;
  by: number;
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.map(recordOf) : []);
const replacedIn = (value: unknown): Replaced[] =>
  rowsIn(value).map(({ id, by }) => ({ id: Number(id), by: Number(by) }));

const nameOf = ({ id, title }: Row): string => (typeof title === 'string' && title ? title : `#${String(id)}`);

/** Which of the remaining rows replaces one that is being removed and is used elsewhere. */
const Replacement = ({ removed, left, list }: { removed: Row; left: readonly Row[]; list: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const name = `replaced.${list}`;
  const all = replacedIn(useWatch({ name }));
  const id = Number(removed.id);
  const choose = (by: string) => {
    const others = all.filter((one) => one.id !== id);
    setValue(name, by === '' ? others : [...others, { id, by: Number(by) }], { shouldDirty: true });
  };
  return (
    <TextField
      select
      size="small"
      label={translate('rows.replace', { name: nameOf(removed) })}
      value={String(all.find((one) => one.id === id)?.by ?? '')}
      onChange={({ target }) => choose(target.value)}
      sx={{ maxWidth: 420 }}
    >
      <MenuItem value="">{translate('rows.nothing')}</MenuItem>
      {left.map((row) => (
        <MenuItem key={String(row.id)} value={String(row.id)}>
          {nameOf(row)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Rows that are records of their own. One that is used elsewhere is removed once its replacement is chosen. */
export const RowsWidget = (props: WidgetProps & ListProps) => {
  const { source } = props;
  const list = useSourceContext().getSource(source);
  const { errors, defaultValues } = useFormState();
  const present = rowsIn(useWatch({ name: list }));
  const ids = new Set(present.map(({ id }) => id));
  const removed = rowsIn(defaultValues?.[list]).filter(({ id }) => id !== undefined && !ids.has(id));
  const left = present.filter(({ id }) => id !== undefined);
  return (
    <Stack spacing={1.5}>
      <OwnedListWidget {...props} />
      {errors[list] && removed.map((row) => <Replacement key={String(row.id)} removed={row} left={left} list={list} />)}
    </Stack>
  );
};
