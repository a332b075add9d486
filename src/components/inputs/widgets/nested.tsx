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
  useTranslateLabel,
} from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GroupProps, ListProps, WidgetProps } from '../props.ts';

/** A form may have several of these: its accessible name includes the list's. */
const AddRowButton = ({ row, list }: Pick<ListProps, 'row'> & { list: string }) => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Add />}
      aria-label={`${translate('ra.action.add')}: ${list}`}
      onClick={() => add({ ...row })}
    >
      {translate('ra.action.add')}
    </Button>
  );
};

/** Styles the name of the list as a heading rather than as the label of an input. */
const headStyle: SxProps<Theme> = {
  '& > .RaArrayInput-label': { position: 'static', transform: 'none', typography: 'subtitle2', color: 'text.primary' },
};

/**
 * Spaces rows apart enough to tell them from each other; on a phone each is a block of its own with stacked fields. The
 * buttons are always visible, so that they are found without a mouse, on the line of the first field.
 */
const rowStyle: SxProps<Theme> = {
  '& .RaSimpleFormIterator-list': { display: 'grid', rowGap: 1.5, marginTop: 1.5, '&:empty': { display: 'none' } },
  // As specific as the style it overrides, which removes the last row's border.
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
  // A row with rows of its own is framed to set it apart from the next.
  '& > ul > li.RaSimpleFormIterator-line:has(.RaArrayInput-root)': { border: 1, borderColor: 'divider', padding: 1.5 },
  '& .RaSimpleFormIterator-form': { gap: 1.5, flexWrap: 'wrap' },
  // Rows inside a row take a full line.
  '& .RaSimpleFormIterator-form > .RaArrayInput-root': { flexBasis: '100%' },
  '& .RaSimpleFormIterator-form > *': { flex: 1, minWidth: 120 },
  // The columns of rows stay aligned whether a field applies or not; where rows are stacked there is nothing to align.
  '& .conditional:empty': { display: { xs: 'none', sm: 'block' } },
  // A switch needs no more room than its label.
  '& .RaSimpleFormIterator-form > :has(.MuiSwitch-root)': { flex: '0 1 auto' },
  // Aligns a switch with the inputs next to it.
  '& .RaSimpleFormIterator-form .MuiFormControlLabel-root': { minHeight: 40 },
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

/** In a row of many fields, those that only apply to some of the rows come last, on a line of their own. */
const crowdedStyle: SxProps<Theme> = {
  '& > ul > li > .RaSimpleFormIterator-form > .conditional': {
    order: 1,
    flexBasis: '100%',
    // A line at its side says that it belongs to what is above it.
    boxSizing: 'border-box',
    borderLeft: 2,
    borderColor: 'divider',
    paddingLeft: 1.5,
    '&:empty': { display: 'none' },
  },
};
/** The most fields that fit on a line. */
const roomy = 4;

/** Rows that the record owns; the children are the inputs of a row. */
export const OwnedListWidget = ({ row, children, helperText, ...props }: WidgetProps & ListProps) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const list = String(labelOf(props));
  const inputs = [children].flat();
  return (
    <ArrayInput {...props} fullWidth helperText={false} sx={headStyle}>
      {helperText && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
          {translate(helperText, { _: helperText })}
        </Typography>
      )}
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddRowButton row={row} list={list} />}
        sx={inputs.length > roomy ? [rowStyle, crowdedStyle].flat() : rowStyle}
      >
        {inputs}
      </SimpleFormIterator>
    </ArrayInput>
  );
};

interface AbsentProps extends Required<Pick<GroupProps, 'absent'>> {
  name: string;
  help: string | undefined;
  children: ReactNode;
}

/** Fields that are either all set up or all left out. */
const Absent = ({ name, absent, help, children }: AbsentProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const isAbsent = value === undefined || value === null;
  const become = (next: unknown) => setValue(name, next, { shouldDirty: true });
  return (
    <>
      {isAbsent && help && (
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      )}
      {!isAbsent && <Suspense>{children}</Suspense>}
      <Button
        variant="outlined"
        color="inherit"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => become(isAbsent ? { ...absent } : null)}
      >
        {translate(isAbsent ? 'group.setUp' : 'group.leaveOut')}
      </Button>
    </>
  );
};

/** Fields stored under one name. */
export const GroupWidget = ({ source, label, helperText, absent, children }: WidgetProps & GroupProps) => {
  const translate = useTranslate();
  const outer = useSourceContext();
  const inner = useMemo<SourceContextValue>(
    () => ({
      getSource: (name) => outer.getSource(`${source}.${name}`),
      getLabel: (name) => outer.getLabel(`${source}.${name}`),
    }),
    [outer, source],
  );
  const help = helperText && translate(helperText, { _: helperText });
  return (
    <Stack component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0, gap: 1.5 }}>
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 1 }}>
        <FieldTitle label={label} source={source} />
      </Typography>
      <SourceContextProvider value={inner}>
        {absent ? (
          <Absent name={outer.getSource(source)} absent={absent} help={help}>
            {children}
          </Absent>
        ) : (
          <Suspense>{children}</Suspense>
        )}
      </SourceContextProvider>
    </Stack>
  );
};
