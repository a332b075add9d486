/** Styles of the tree of figures, in addition to those of record tables. */
export const statisticsLook = (height: number) => ({
  '& tbody tr': { height, boxSizing: 'border-box' },
  '& tbody td, & [data-totals] td': { height: height - 1 },
  '& [data-totals]': { borderTop: '1px solid var(--mui-palette-divider)', '& td': { fontWeight: 600 } },
  '& thead': { '& tr + tr': { backgroundColor: 'background.paper' } },
  '& tbody tr:hover': { '--row': 'var(--mui-palette-action-hover)', backgroundColor: 'var(--row)' },
  '& td': { lineHeight: '20px' },
  '& td[data-right] a': { lineHeight: '20px', overflow: 'visible' },
  '& [data-pinned]': { paddingLeft: 1.5 },
  '& [data-toggle]': { flexShrink: 0, transition: 'transform 120ms' },
});
