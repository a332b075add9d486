import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { atEnd } from '../../components/atEnd.ts';
import { useCanAccess, useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useReferences, useRepresent } from '../../components/references.ts';
import { useWords } from '../../components/useWords.ts';
import { moved, type Plan, type Taker, type Targeting } from './model.ts';
import { useTakerText } from './planText.ts';
import { planWords } from './planWords.ts';
import { useReorder } from './useReorder.ts';

/** Returns the titles of records by their ids; says which of them the user may not see. */
const useTitles = (resource: string, ids: readonly (number | null)[]): ((id: number | null) => string) => {
  const known = ids.filter((id) => id !== null);
  const { records, isPending } = useReferences(resource, known);
  const translate = useTranslate();
  const represent = useRepresent(resource);
  return (id) => {
    if (id === null) return '';
    const record = records[known.indexOf(id)];
    if (record) return represent(record);
    return isPending ? '…' : translate('record.unseen');
  };
};

export interface TakerListProps {
  plan: Plan;
  /** All targetings in the plan that the user may see. */
  targetings: readonly Targeting[];
}

/**
 * Who gets traffic, in the order in which they are tried, each with their share; targetings can be moved by dragging,
 * by buttons, or by Alt and an arrow key.
 */
export const TakerList = ({ plan, targetings }: TakerListProps) => {
  const say = useWords();
  const textOf = useTakerText();
  const { isBusy, reorder } = useReorder();
  const { canAccess = false } = useCanAccess({ resource: 'targetings', action: 'edit' });
  const [dragged, setDragged] = useState<number>();
  const { takers } = plan;
  const advertiser = useTitles(
    'advertisers',
    takers.map((taker) => taker.advertiser),
  );
  const landing = useTitles(
    'landings',
    takers.map((taker) => taker.landing),
  );
  const order = takers.flatMap(({ targeting }) => targetings.find(({ id }) => id === targeting) ?? []);
  const mayMove = canAccess && order.length === takers.length;
  const move = (from: number, to: number) => {
    if (!isBusy && from !== to && to >= 0 && to < order.length) void reorder(moved(order, from, to));
  };
  const byKey = (place: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(place, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const titlesOf = (taker: Taker): string[] => {
    const target = taker.landing === null ? advertiser(taker.advertiser) : landing(taker.landing);
    const title = targetings.find(({ id }) => id === taker.targeting)?.title;
    return title === undefined || title === target ? [target] : [title, target];
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {takers.map((taker, place) => {
        const [title = '', target] = titlesOf(taker);
        const button = (label: string, Icon: typeof ArrowUpward, to: number) => (
          <IconButton
            size="small"
            aria-label={label}
            // It keeps the focus where moving ends.
            aria-disabled={to < 0 || to >= order.length}
            sx={atEnd(to < 0 || to >= order.length)}
            onClick={() => move(place, to)}
            onKeyDown={byKey(place)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
        return (
          <Box
            key={taker.targeting ?? taker.landing ?? taker.advertiser}
            component="li"
            draggable={mayMove}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== undefined && move(dragged, place)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              paddingY: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              opacity: dragged === place ? 0.4 : 1,
            }}
          >
            {mayMove && (
              <DragIndicator aria-hidden="true" fontSize="small" sx={{ color: 'text.disabled', cursor: 'grab' }} />
            )}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" noWrap title={title}>
                {place + 1}. {title}
              </Typography>
              {target !== undefined && (
                <Typography variant="caption" component="div" color="textSecondary" noWrap title={target}>
                  {target}
                </Typography>
              )}
              <Typography
                variant="caption"
                component="div"
                sx={{ color: taker.fault === null ? 'text.secondary' : 'warning.main' }}
              >
                {textOf(taker, plan)}
              </Typography>
            </Box>
            {mayMove && button(say(planWords.moveUp, title), ArrowUpward, place - 1)}
            {mayMove && button(say(planWords.moveDown, title), ArrowDownward, place + 1)}
          </Box>
        );
      })}
    </Box>
  );
};
