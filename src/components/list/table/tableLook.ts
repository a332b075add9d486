import { keyframes } from '@mui/material/styles';
import { belowHeader } from '../../belowHeader.ts';
import { besides } from '../columns/columnWidths.ts';
import { pencil } from '../inPlace/EditCells.tsx';

/** Height in pixels of the bar with the actions on the selected rows. */
export const barHeight = 50;

const pulse = keyframes`50% { opacity: 0.4 }`;

const line = '1px solid var(--mui-palette-divider)';

/** A row's tint, which pinned cells overlay on their own background. */
const tinted = (colour: string) => ({ '--row': colour });

/**
 * Styles of a table of records. Its rows are grids with the same columns (`--columns`), so that head and rows can
 * scroll independently: the head sticks below the page's header, and the leading column sticks to the left.
 */
export const tableLook = (hasActions: boolean) => ({
  display: 'block',
  position: 'relative',
  '--shade': 'rgba(16, 8, 32, 0.16)',
  '.dark &': { '--shade': 'rgba(0, 0, 0, 0.6)' },
  '& thead, & tbody': { display: 'block' },
  '& thead': {
    position: 'sticky',
    top: `calc(${belowHeader} + var(--list-bar, 0px))`,
    zIndex: 3,
    overflow: 'hidden',
    backgroundColor: 'background.paper',
    borderBlock: line,
  },
  '& tbody': {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingLeft: 280,
  },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    minWidth: 'var(--least)',
    ...tinted('transparent'),
    backgroundColor: 'var(--row)',
  },
  '& tbody tr + tr': { borderTop: line },
  '& [data-opens]:hover': { ...tinted('var(--mui-palette-action-hover)'), backgroundColor: 'var(--row)' },
  '& [data-selected], & [data-selected]:hover': {
    ...tinted('var(--mui-palette-action-selected)'),
    backgroundColor: 'var(--row)',
  },
  '& th, & td': { display: 'block', minWidth: 0, border: 0, paddingX: 1, alignContent: 'center' },
  // A heading of three lines makes the row taller.
  '& th': { position: 'relative', paddingY: 0.25, height: 'auto', minHeight: 37 },
  '& [data-opens]': { cursor: 'pointer' },
  '& td': {
    typography: 'body2',
    lineHeight: '24px',
    position: 'relative',
    height: 37,
    paddingY: 0.25,
    color: 'text.primary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    scrollMarginTop: 160,
  },
  '& td[data-right]': { textAlign: 'right' },
  '& [data-sums] td': {
    height: 'auto',
    minHeight: 37,
    fontWeight: 600,
    '& > div': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& td .MuiTypography-root': { fontSize: 'inherit' },
  '& td > .MuiSkeleton-root': {
    display: 'block',
    height: '0.875rem',
    marginBlock: '8px',
    borderRadius: '4px',
    backgroundColor: 'action.hover',
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  },
  '& [data-pencil]': {
    ...pencil,
    position: 'absolute',
    top: 'calc(50% - 12px)',
    right: 4,
    opacity: 0,
    backgroundColor: 'background.paper',
    scrollMarginTop: 160,
    '@media (hover: none)': { opacity: 1 },
  },
  // On the right, it would cover a number or the button for further values.
  '& td[data-right] [data-pencil], & td:has([data-more]) > [data-pencil]': { right: 'auto', left: 4 },
  '@media (hover: none)': {
    '& td:has(> [data-pencil])': { paddingRight: 4 },
    '& td:has([data-more]) > [data-pencil]': { right: 4, left: 'auto' },
    '& td[data-right]:has(> [data-pencil])': { paddingLeft: 4 },
  },
  '& td:hover > [data-pencil], & [data-pencil]:focus-visible': { opacity: 1 },
  '& td a': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'top',
    lineHeight: '24px',
    scrollMarginTop: 160,
  },
  '& td[data-pinned] a': { fontWeight: 500 },
  '&& [data-box]': { width: 'auto', padding: 0.5, overflow: 'visible', '& > *': { padding: 0.75 } },
  '& [data-selected] a': { color: 'primary.dark' },
  '& [data-pinned], & [data-actions]': {
    position: 'sticky',
    zIndex: 2,
    backgroundColor: 'background.paper',
    backgroundImage: 'linear-gradient(var(--row), var(--row))',
  },
  '& [data-actions]': { right: 0, gridColumn: '-2 / -1' },
  '&[data-before] [data-pinned]:not([data-box])': {
    boxShadow: '6px 0 6px -5px var(--shade)',
    clipPath: 'inset(0 -8px 0 0)',
  },
  '&[data-after]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: hasActions ? besides.actions : 0,
    zIndex: 3,
    width: 10,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, var(--shade), transparent)',
  },
});
