import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FiguresTable } from '../../../components/FiguresTable.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useReferences, useRepresent } from '../../../components/references.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
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

interface GroupTickProps {
  group: Group;
  /** How many of its conversions are included. */
  included: number;
  /** Whether its conversions can be left out. */
  isChosen: boolean;
}

/** Leaves out all conversions of a group, or includes them. */
const GroupTick = ({ group: { offer, conversions, conversionCount }, included, isChosen }: GroupTickProps) => {
  const say = useWords();
  const name = useOfferName(offer);
  const { change } = useLeftOut();
  return (
    <Checkbox
      size="small"
      disabled={!isChosen}
      checked={included > 0}
      indeterminate={included > 0 && included < conversionCount}
      onChange={() => change(conversions, included === 0)}
      slotProps={{ input: { 'aria-label': say(words.includeGroup, name) } }}
    />
  );
};

interface OpenButtonProps {
  offer: number;
  isOpen: boolean;
  onClick: () => void;
}

/** Expands a group to its conversions. A card has room for a label. */
const OpenButton = ({ offer, isOpen, onClick }: OpenButtonProps) => {
  const say = useWords();
  const isPhone = useIsPhone();
  const name = useOfferName(offer);
  const Arrow = isOpen ? KeyboardArrowUp : KeyboardArrowDown;
  const doing = { onClick, 'aria-label': say(isOpen ? words.hide : words.show, name), 'aria-expanded': isOpen };
  return isPhone ? (
    <Button size="small" color="inherit" endIcon={<Arrow />} {...doing}>
      {say(words.conversions)}
    </Button>
  ) : (
    <IconButton size="small" {...doing}>
      <Arrow fontSize="small" />
    </IconButton>
  );
};

const keyOf = ({ offer, goal, rateType, rate, currency }: Group): string =>
  [offer, goal, rateType, rate, currency].join(' ');

interface GroupsTableProps {
  side: Side;
  groups: readonly Group[];
  /** The currency of the invoice. */
  currency: number;
  /** Whether conversions can be left out. */
  isChosen: boolean;
}

/** Conversions by offer, goal and rate; each group can be left out or included as a whole, or expanded. */
export const GroupsTable = ({ side, groups, currency, isChosen }: GroupsTableProps) => {
  const say = useWords();
  const language = useLanguage();
  const { leftOut } = useLeftOut();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const rowOf = (group: Group) => {
    const { offer, goal, conversions, conversionCount } = group;
    const key = keyOf(group);
    const isOpen = opened.includes(key);
    const included = isChosen ? conversions.filter((id) => !leftOut.has(id)).length : conversionCount;
    const counted = [...new Set([included, conversionCount])]
      .map((count) => count.toLocaleString(language))
      .join(' / ');
    return {
      key,
      tick: <GroupTick group={group} included={included} isChosen={isChosen} />,
      cells: [
        <Named key="offer" resource="offers" id={offer} />,
        goal === null ? say(words.lead) : <Named key="goal" resource="settings/goals" id={goal} />,
        <Rate key="rate" rate={group.rate} type={group.rateType} currency={group.currency} />,
        counted,
        <Amount key="amount" amount={group.exactAmount} currency={group.currency} />,
        group.amount === null ? null : <Amount key="converted" amount={group.amount} currency={currency} />,
      ],
      ...(isChosen && {
        actions: (
          <OpenButton
            offer={offer}
            isOpen={isOpen}
            onClick={() => setOpened(isOpen ? opened.filter((other) => other !== key) : [...opened, key])}
          />
        ),
      }),
      ...(isOpen && { opened: <GroupConversions side={side} ids={conversions} /> }),
    };
  };
  const figures = [words.rate, words.count, words.amount, words.converted];
  return (
    <FiguresTable
      label={say(words.conversions)}
      columns={[
        say(words.offer),
        say(words.goal),
        ...figures.map((one) => ({ label: say(one), isFigure: true as const })),
      ]}
      rows={groups.map(rowOf)}
    />
  );
};
