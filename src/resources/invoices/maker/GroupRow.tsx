import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useLanguage } from '../../../components/language.ts';
import { useReferences, useRepresent } from '../../../components/references.ts';
import { useWords } from '../../../components/useWords.ts';
import { Named } from '../../decisions/Named.tsx';
import { Amount } from '../Amount.tsx';
import { Rate } from '../Rate.tsx';
import type { Side } from '../sides.ts';
import type { Group } from './answers.ts';
import { GroupConversions } from './GroupConversions.tsx';
import { makerWords as words } from './makerWords.ts';
import { useLeftOut } from './useLeftOut.ts';

const useOfferName = (id: number): string => {
  const represent = useRepresent('offers');
  const [offer] = useReferences('offers', [id]).records;
  return offer ? represent(offer) : `#${id}`;
};

interface GroupRowProps {
  side: Side;
  group: Group;
  /** The currency of the invoice. */
  currency: number;
  /** Whether its conversions can be left out. */
  isChosen: boolean;
}

/** Conversions of one offer, goal and rate, to be left out or in at once, or opened. */
export const GroupRow = ({ side, group, currency, isChosen }: GroupRowProps) => {
  const say = useWords();
  const language = useLanguage();
  const name = useOfferName(group.offer);
  const [isOpen, setOpen] = useState(false);
  const { leftOut, change } = useLeftOut();
  const included = group.conversions.filter((id) => !leftOut.has(id)).length;
  const count = isChosen ? included : group.conversionCount;
  return (
    <>
      <TableRow sx={{ '& > td': isOpen ? { borderBottom: 0 } : {} }}>
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            disabled={!isChosen}
            checked={count > 0}
            indeterminate={isChosen && included > 0 && included < group.conversionCount}
            onChange={() => change(group.conversions, included === 0)}
            slotProps={{ input: { 'aria-label': say(words.includeGroup, name) } }}
          />
        </TableCell>
        <TableCell>
          <Named resource="offers" id={group.offer} />
        </TableCell>
        <TableCell>
          {group.goal === null ? say(words.lead) : <Named resource="settings/goals" id={group.goal} />}
        </TableCell>
        <TableCell align="right">
          <Rate rate={group.rate} type={group.rateType} currency={group.currency} />
        </TableCell>
        <TableCell align="right">
          {count === group.conversionCount
            ? count.toLocaleString(language)
            : `${count.toLocaleString(language)} / ${group.conversionCount.toLocaleString(language)}`}
        </TableCell>
        <TableCell align="right">
          <Amount amount={group.exactAmount} currency={group.currency} />
        </TableCell>
        <TableCell align="right">
          {group.amount !== null && <Amount amount={group.amount} currency={currency} />}
        </TableCell>
        <TableCell padding="checkbox">
          {isChosen && (
            <IconButton
              size="small"
              aria-label={say(isOpen ? words.hide : words.show, name)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <KeyboardArrowUp fontSize="small" /> : <KeyboardArrowDown fontSize="small" />}
            </IconButton>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={8} sx={{ backgroundColor: 'action.hover' }}>
            <GroupConversions side={side} ids={group.conversions} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
