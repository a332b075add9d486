import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** When the system sets all colours, neither shadows nor backgrounds are left to mark the current item. */
const inForcedColours = { '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } };

/** The look of MUI's components here: dense, quiet, with a visible focus. */
export const components: Overrides = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      ':focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          // Otherwise endless animations would flicker with every frame.
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: {
      root: { padding: '5px 12px', minWidth: 0, lineHeight: '20px' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        '&:hover': { borderColor: theme.vars.palette.text.disabled },
      }),
      sizeLarge: { padding: '9px 16px', fontSize: '0.875rem' },
      startIcon: { marginRight: 6 },
      // Buttons without a frame come in rows; only one thing on a page should call for attention.
      text: ({ theme }) => ({
        variants: [
          {
            props: { color: 'primary' },
            style: { color: theme.vars.palette.text.secondary, '&:hover': { color: theme.vars.palette.text.primary } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 8,
        ...theme.applyStyles('dark', { backgroundColor: '#201C2A' }),
        boxShadow: '0 8px 28px rgba(16, 8, 32, 0.16)',
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 10 }),
    },
  },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: {
        borderRadius: 4,
        margin: '0 4px',
        minHeight: 32,
        fontSize: '0.8125rem',
        '&.Mui-selected': inForcedColours,
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.75rem',
        fontWeight: 500,
      }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-selected': inForcedColours } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 8,
        boxShadow: '0 8px 28px rgba(16, 8, 32, 0.16)',
      }),
      listbox: { fontSize: '0.8125rem' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // The field's own frame shows the focus.
        '& :focus-visible': { outline: 'none' },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.text.disabled }),
      // 16 px keeps phones from zooming in on the field.
      input: { '@media (pointer: coarse)': { fontSize: '1rem' } },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.Mui-checked):not(.MuiCheckbox-indeterminate)': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  // Aligns the start of a switch with that of inputs.
  MuiFormControlLabel: { styleOverrides: { root: { '&:has(> .MuiSwitch-sizeSmall)': { marginLeft: -4 } } } },
  MuiInputLabel: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: '0.8125rem' }),
      sizeSmall: { padding: '5px 12px', height: 37 },
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }),
    },
  },
  // A heading row can be the last one too, and keeps its border under cells that aren't headings.
  MuiTableRow: {
    styleOverrides: {
      root: { '&:last-of-type > :is(td:not(.MuiTableCell-head), th[scope=row])': { borderBottom: 0 } },
    },
  },
  MuiTableSortLabel: { styleOverrides: { icon: { fontSize: '0.875rem' } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      // At the end of the scroll range, the button leaves no gap next to the tabs.
      scrollButtons: { '&.Mui-disabled': { display: 'none' } },
      // Its position is measured, so it lags behind a label widened by its count; the open tab draws its own line.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: '8px 12px',
        fontSize: '0.8125rem',
        '&.Mui-selected': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`, ...inForcedColours },
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: 5,
        fontWeight: 500,
        // The delete button of a chip is as large as any other target.
        '&.MuiChip-sizeSmall.MuiChip-deletable': { height: 24 },
        '&.MuiChip-sizeSmall .MuiChip-deleteIcon': {
          boxSizing: 'border-box',
          width: 24,
          height: 24,
          margin: '0 0 0 -6px',
          padding: 4,
        },
      },
      sizeSmall: { height: 22 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, padding: '4px 12px' },
      standard: {
        variants: (['error', 'warning', 'success', 'info'] as const).map((severity) => ({
          props: { severity },
          style: ({ theme }: { theme: CssVarsTheme }) => ({
            backgroundColor: theme.vars.palette[severity].light,
            color: theme.vars.palette[severity].dark,
          }),
        })),
      },
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 8, fontWeight: 500 } } },
  RaTopToolbar: { styleOverrides: { root: { padding: 0, minHeight: 0, backgroundColor: 'transparent' } } },
  RaListToolbar: { styleOverrides: { root: { padding: 0, minHeight: 48, backgroundColor: 'transparent' } } },
  RaList: { styleOverrides: { root: { '& .RaList-main': { marginTop: 0 } } } },
  MuiToolbar: { styleOverrides: { root: { minHeight: 52 } } },
};
