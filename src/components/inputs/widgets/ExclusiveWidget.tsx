import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslate } from 'ra-core';
import { cloneElement, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty } from '../../../../domain/text/is-empty.ts';
import { useParent } from '../../related/parent.ts';
import { useResources } from '../../ResourcesContext.tsx';
import { useViewer } from '../../viewer.ts';
import { isChoosable } from '../isChoosable.ts';
import type { ExclusiveProps, WidgetProps } from '../props.ts';

/**
 * The one of several fields that a record has: first which one, then its value. Choosing another clears the previous
 * one.
 */
export const ExclusiveWidget = ({
  label = '',
  sources,
  validate,
  helperText,
  children,
}: WidgetProps & ExclusiveProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const parent = useParent();
  const id = useId();
  const { setValue } = useFormContext();
  const values: unknown[] = useWatch({ name: [...sources] });
  const [chosen, setChosen] = useState<string>();
  const resources = useResources();
  const viewer = useViewer();
  const offered = sources.filter(
    (_, place) => !isEmpty(values[place]) || (viewer && isChoosable(children[place], resources, viewer)),
  );
  const given = sources.find((_, place) => !isEmpty(values[place]));
  const which = given ?? chosen ?? offered[0];
  const input = children[sources.findIndex((source) => source === which)];
  // If the record is created in its owner's tab, the owner is already known.
  if (!input || (parent && sources.includes(parent.field))) return null;
  const choose = (source: string): void => {
    for (const other of sources)
      if (other !== source) setValue(other, null, { shouldDirty: true, shouldValidate: true });
    setChosen(source);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(104px, 1fr) minmax(0, 2fr)', columnGap: 1 }}>
      <TextField
        select
        id={id}
        // Without the selected value, which is the other input's name.
        slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${id}-label` } } }}
        fullWidth
        size="small"
        margin="dense"
        label={translate(label, { _: label })}
        value={which}
        onChange={({ target }) => choose(target.value)}
        sx={{ minWidth: 0 }}
      >
        {offered.map((source) => (
          <MenuItem key={source} value={source}>
            {translate(`resources.${resource}.fields.${source}`)}
          </MenuItem>
        ))}
      </TextField>
      {cloneElement(input, { ...(validate && { validate }), ...(helperText !== undefined && { helperText }) })}
    </Box>
  );
};
