import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';

export interface AllBoxProps {
  /** What the permissions have in common. */
  name: string;
  ids: readonly number[];
  value: ReadonlySet<number>;
  onTurn: (ids: readonly number[], on: boolean) => void;
}

/** Checks all of several permissions, or none of them. */
export const AllBox = ({ name, ids, value, onTurn }: AllBoxProps) => {
  const translate = useTranslate();
  const ticked = ids.filter((id) => value.has(id)).length;
  return (
    <Checkbox
      size="small"
      checked={ticked === ids.length}
      indeterminate={ticked > 0 && ticked < ids.length}
      onChange={() => onTurn(ids, ticked < ids.length)}
      sx={{ padding: 0.5 }}
      // The browser announces the indeterminate state of a checkbox itself.
      slotProps={{
        input: { 'aria-label': translate('permissions.allOf', { group: name }), 'aria-checked': undefined },
      }}
    />
  );
};
