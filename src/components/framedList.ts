/** The look of a list whose items are divided by lines, with a frame around it. */
export const framedList = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
