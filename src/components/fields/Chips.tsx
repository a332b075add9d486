import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import {
  Children,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDensity } from '../density.ts';
import { later } from '../deferred.tsx';
import type { ChipsPopoverProps } from './ChipsPopover.tsx';
import { onResize } from './onResize.ts';

const ChipsPopover = later<ChipsPopoverProps>(() => import('./ChipsPopover.tsx'));

const gap = 4;
/** Pixels that the count of hidden chips takes. */
const numberWidth = 34;

/** Returns a chip's natural width, to fractions of a pixel; the first chip may be narrower, with its text cut. */
const ownWidth = (chip: HTMLElement): number => {
  const cut = [chip, ...chip.querySelectorAll('*')].map(({ scrollWidth, clientWidth }) =>
    clientWidth > 0 ? scrollWidth - clientWidth : 0,
  );
  return chip.getBoundingClientRect().width + Math.max(0, ...cut);
};

/**
 * Returns how many of the row's chips fit in full; the first one always shows. Nothing is changed for measuring: a list
 * has hundreds of such rows, each of which would be laid out again.
 */
const fittingIn = (row: HTMLElement, total: number): number => {
  const widths = [...row.children].flatMap((chip) =>
    chip instanceof HTMLElement && 'chip' in chip.dataset ? [ownWidth(chip) + gap] : [],
  );
  const room = (count: number): number =>
    row.getBoundingClientRect().width + gap - (count < total ? numberWidth + gap : 0);
  const sum = (count: number): number => widths.slice(0, count).reduce((all, width) => all + width, 0);
  const counts = widths.map((_, place) => widths.length - place);
  return counts.find((count) => sum(count) <= room(count)) ?? 1;
};

const hidden: CSSProperties = { position: 'absolute', visibility: 'hidden' };

interface ChipsProps {
  children: ReactNode;
  /** How many there are in total, if the row doesn't have all of them. */
  total?: number;
  /** All of them, as shown on a page. */
  all: ReactElement;
}

/** One row of as many chips as fit; a count stands for the rest and opens all of them. */
const FittingChips = ({ children, total: given, all }: ChipsProps) => {
  const translate = useTranslate();
  const row = useRef<HTMLSpanElement>(null);
  const chips = Children.toArray(children);
  const total = given ?? chips.length;
  const [fitting, setFitting] = useState(chips.length);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const count = chips.length;
  // Names load after the row and change its widths. Sizes are read when the browser reports them: reading them after
  // each render would lay out the whole list hundreds of times.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => setFitting(fittingIn(element, total));
    const ends = [element, ...[...element.children].slice(0, count)].map((one) => onResize(one, look));
    return () => ends.forEach((end) => end());
  }, [count, total]);
  const more = total - Math.min(fitting, chips.length);
  return (
    <Stack
      ref={row}
      component="span"
      direction="row"
      useFlexGap
      spacing={`${gap}px`}
      sx={{
        position: 'relative',
        alignItems: 'center',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        '& > [data-chip]': { flexShrink: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& > [data-chip]:first-of-type': {
          maxWidth: more > 0 ? `calc(100% - ${numberWidth + gap}px)` : '100%',
        },
        '& > [data-chip] > *': { maxWidth: '100%' },
        // The count follows it. The comma keeps its space, so that nothing is measured again.
        '& > [data-last] [data-comma]': { visibility: 'hidden' },
        '& > [data-more]': {
          flexShrink: 0,
          minWidth: 28,
          height: 24,
          padding: 0,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          color: 'text.secondary',
          backgroundColor: 'transparent',
          cursor: 'pointer',
          '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
        },
      }}
    >
      {chips.map((chip, place) => (
        <span
          key={place}
          data-chip
          data-last={(more > 0 && place === fitting - 1) || undefined}
          style={place < fitting ? undefined : hidden}
        >
          {chip}
        </span>
      ))}
      {more > 0 && (
        <button
          type="button"
          data-more
          aria-haspopup="dialog"
          aria-label={translate('field.more', { count: more })}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {`+${more}`}
        </button>
      )}
      {anchor && (
        <ChipsPopover anchor={anchor} label={translate('field.more', { count: more })} onClose={() => setAnchor(null)}>
          {all}
        </ChipsPopover>
      )}
    </Stack>
  );
};

/** Small items in a row: one line of them in a table, as many lines as needed on a page. */
export const Chips = ({ children, ...others }: ChipsProps) => {
  const isDense = useDensity() === 'table';
  if (isDense && Math.max(Children.count(children), others.total ?? 0) > 1)
    return <FittingChips {...others}>{children}</FittingChips>;
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        maxWidth: '100%',
        flexWrap: isDense ? 'nowrap' : 'wrap',
        ...(isDense && { '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' } }),
      }}
    >
      {children}
    </Stack>
  );
};
