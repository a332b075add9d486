import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  FieldTitle,
  SourceContextProvider,
  type SourceContextValue,
  useSimpleFormIterator,
  useSourceContext,
  useTranslate,
} from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { Suspense, useMemo } from 'react';
import type { GroupProps, ListProps, WidgetProps } from '../props.ts';

const AddRowButton = ({ row }: Pick<ListProps, 'row'>) => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" color="inherit" startIcon={<Add />} onClick={() => add({ ...row })}>
      {translate('ra.action.add')}
    </Button>
  );
};

/** The name of the list is a heading rather than the label of an input. */
const headStyle: SxProps<Theme> = {
  '& > .RaArrayInput-label': { position: 'static', transform: 'none', typography: 'subtitle2', color: 'text.primary' },
};

/**
 * Rows apart enough to be told from each other; on a phone each is a block of its own, its fields one below the other.
 * The buttons are in sight at all times, so that they are found without a mouse, on the line of the first field.
 */
const rowStyle: SxProps<Theme> = {
  '& .RaSimpleFormIterator-list': { display: 'grid', rowGap: 1.5, marginTop: 1, '&:empty': { display: 'none' } },
  // Stated as strongly as the style it replaces, which takes the last row's border away.
  '& > ul > li.RaSimpleFormIterator-line': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    rowGap: 0.5,
    columnGap: 1,
    alignItems: 'start',
    border: { xs: 1, sm: 0 },
    borderColor: { xs: 'divider' },
    borderRadius: 1,
    padding: { xs: 1.5, sm: 0 },
  },
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
  '& .RaSimpleFormIterator-form > *': { flex: 1, minWidth: 120 },
  '& .RaSimpleFormIterator-action': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    height: { xs: 32, sm: 40 },
    margin: 0,
    visibility: 'visible',
    '& > span': { display: 'inline-flex' },
    '& .MuiIconButton-root': { color: 'text.secondary', '&.Mui-disabled': { color: 'action.disabled' } },
    '& .button-remove:hover': { color: 'error.main' },
  },
  '& .RaSimpleFormIterator-buttons': { marginTop: 1.5 },
};

/** Rows that the record owns; the inputs of a row are the children. */
export const OwnedListWidget = ({ row, children, helperText, ...props }: WidgetProps & ListProps) => (
  <ArrayInput {...props} fullWidth helperText={helperText ?? false} sx={headStyle}>
    <SimpleFormIterator inline fullWidth disableClear addButton={<AddRowButton row={row} />} sx={rowStyle}>
      {[children].flat()}
    </SimpleFormIterator>
  </ArrayInput>
);

/** Fields kept under one name. */
export const GroupWidget = ({ source, label, children }: WidgetProps & GroupProps) => {
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
          <FieldTitle label={label} source={source} />
        </Typography>
        <Suspense>{children}</Suspense>
      </Stack>
    </SourceContextProvider>
  );
};
