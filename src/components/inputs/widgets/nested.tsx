import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldTitle, SourceContextProvider, type SourceContextValue, useResourceContext, useSimpleFormIterator, useSourceContext, useTranslate } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { Suspense, useMemo } from 'react';
import type { GroupProps, ListProps, WidgetProps } from '../inputs.tsx';

const AddRowButton = ({ row }: Pick<ListProps, 'row'>) => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button color="inherit" startIcon={<Add />} onClick={() => add({ ...row })}>
      {translate('ra.action.add')}
    </Button>
  );
};

/** Its buttons are in sight at all times, so that they are found without a mouse. */
const rowStyle = {
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { borderBottom: 0, paddingTop: 0.5 },
  '& .RaSimpleFormIterator-form > *': { flex: 1, minWidth: 120 },
  '& .RaSimpleFormIterator-form': { flex: 1 },
};

/** Rows that the record owns; the inputs of a row are the children. */
export const OwnedListWidget = ({ row, children, helperText, ...props }: WidgetProps & ListProps) => (
  <ArrayInput {...props} fullWidth helperText={helperText ?? false}>
    <SimpleFormIterator inline fullWidth disableClear addButton={<AddRowButton row={row} />} sx={rowStyle}>
      {[children].flat()}
    </SimpleFormIterator>
  </ArrayInput>
);

/** Fields kept under one name. */
export const GroupWidget = ({ source, label, children }: WidgetProps & GroupProps) => {
  const resource = useResourceContext();
  const outer = useSourceContext();
  const inner = useMemo<SourceContextValue>(
    () => ({
      getSource: (name) => outer.getSource(`${source}.${name}`),
      getLabel: (name) => outer.getLabel(`${source}.${name}`),
    }),
    [outer, source],
  );
  return (
    <SourceContextProvider value={inner}>
      <Stack component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 0.5 }}>
          <FieldTitle label={label} source={source} resource={resource} />
        </Typography>
        <Suspense>{children}</Suspense>
      </Stack>
    </SourceContextProvider>
  );
};
