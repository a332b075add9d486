import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { compare, type Decimal, formatMoney, subtract } from '../../../domain/money/decimal.ts';
import type { Words } from '../../../domain/text/words.ts';
import { useDenomination } from '../../components/currencies.ts';
import { useRecordPath } from '../../components/entries.ts';
import { useLanguage } from '../../components/language.ts';
import { useReferences, useRepresent } from '../../components/references.ts';
import { useWords } from '../../components/useWords.ts';
import type { Replay } from '../../providers/data/contract.ts';
import { Named } from '../decisions/Named.tsx';
import { replayWords as words } from './replayWords.ts';

type Sums = Replay['before'];

/** How many lines are enough at first; those with the largest differences come before the others. */
const maxLines = 8;

interface Figure {
  key: string;
  before: string;
  after: string;
  /** With its sign; empty if there is none. */
  difference: string;
}

/** One party's figures, below each other. */
interface Line {
  key: string;
  name: ReactNode;
  figures: readonly Figure[];
}

/** The same in all tables, so that they read as one; on a phone each has the room that is available. */
const columns = {
  tableLayout: { sm: 'fixed' },
  '& :is(th, td)': { paddingX: { xs: 0.75, sm: 2 } },
  '& :is(th, td):first-of-type': { width: { sm: '40%' } },
  '& thead :is(th, td)': { whiteSpace: 'normal' },
} as const;

const SideTable = ({ title, head, lines }: { title: Words; head: Words; lines: readonly Line[] }) => {
  const say = useWords();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, maxLines);
  const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ marginBottom: 0.5 }}>
        {say(title)}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} role="group" aria-labelledby={id} tabIndex={0}>
        <Table size="small" aria-labelledby={id} sx={columns}>
          <TableHead>
            <TableRow>
              <TableCell>{say(head)}</TableCell>
              <TableCell align="right">{say(words.now)}</TableCell>
              <TableCell align="right">{say(words.then)}</TableCell>
              <TableCell align="right">±</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ key, name, figures }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {name}
                </TableCell>
                {(['before', 'after', 'difference'] as const).map((side) => (
                  <TableCell key={side} sx={{ ...figure, ...(side === 'difference' && { fontWeight: 600 }) }}>
                    {figures.map((one) => (
                      <Box key={one.key} minHeight="1lh">
                        {one[side]}
                      </Box>
                    ))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {shown.length < lines.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ marginTop: 0.5 }}>
          {say(words.showAll, lines.length)}
        </Button>
      )}
    </Box>
  );
};

interface Sides {
  before: Sums;
  after: Sums;
}

const isSame = ({ before, after }: Sides): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Whether a party gets another share of the traffic, or brings in another revenue. */
const isMoved = ({ before: { payout: _, ...was }, after: { payout: __, ...is } }: Sides): boolean =>
  JSON.stringify(was) !== JSON.stringify(is);

const payoutChangeOf = ({ before, after }: Sides): Decimal => subtract(after.payout, before.payout).replace('-', '');
/** Parties whose payouts change most come first; their traffic is the same on both sides. */
const byPayout = (one: Sides, other: Sides): number => compare(payoutChangeOf(other), payoutChangeOf(one));

/** A record that the result names, opened in a new tab: the form with what is being tested stays. */
const NamedAside = ({ resource, id }: { resource: string; id: number }) => {
  const { records } = useReferences(resource, [id]);
  const represent = useRepresent(resource);
  const path = useRecordPath(resource)(records[0] ?? { id });
  if (!records[0] || !path) return <Named resource={resource} id={id} />;
  return (
    <Link component={LinkBase} to={path} target="_blank" variant="inherit" underline="hover">
      {represent(records[0])}
    </Link>
  );
};

/** Both sides of a replay: in total, by who took the traffic, and by who sent it. */
export const ReplayResult = ({ replay }: { replay: Replay }) => {
  const say = useWords();
  const language = useLanguage();
  const denomination = useDenomination(replay.currency);
  const { before, after, every } = replay;
  const number = (value: number): string => value.toLocaleString(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const money = (amount: Decimal): string => (denomination ? formatMoney(amount, language, denomination) : amount);
  const count = (was: number, is: number): Figure => ({
    key: 'count',
    before: number(was),
    after: number(is),
    difference: is === was ? '' : signed.format(is - was),
  });
  const amount = (was: Decimal, is: Decimal): Figure => {
    const difference = subtract(is, was);
    return {
      key: 'amount',
      before: money(was),
      after: money(is),
      difference: difference === '0' ? '' : `${difference.startsWith('-') ? '' : '+'}${money(difference)}`,
    };
  };
  const counts = (key: string, name: ReactNode, was: number, is: number): Line => ({
    key,
    name,
    figures: [count(was, is)],
  });
  const amounts = (name: Words, of: (sums: Sums) => Decimal): Line => ({
    key: name.en,
    name: say(name),
    figures: [amount(of(before), of(after))],
  });
  const taken = (side: 'before' | 'after', kind: 'clicks' | 'leads'): number =>
    replay.advertisers.reduce((sum, one) => sum + (one.advertiser === null ? 0 : one[side][kind]), 0);
  const all = (sums: Sums): number => sums.clicks + sums.leads;
  if (all(before) === 0) return <Typography role="status">{say(words.none)}</Typography>;
  const isAllSame = replay.advertisers.every(isSame) && replay.affiliates.every(isSame) && isSame(replay);
  return (
    <Stack spacing={2.5} role="status">
      {isAllSame && <Typography>{say(words.same)}</Typography>}
      <SideTable
        title={words.all}
        head={words.figure}
        lines={[
          ...(['clicks', 'leads'] as const).flatMap((kind) =>
            before[kind] > 0 ? [counts(kind, say(words[kind]), taken('before', kind), taken('after', kind))] : [],
          ),
          amounts(words.revenue, ({ revenue }) => revenue),
          amounts(words.payout, ({ payout }) => payout),
          amounts(words.profit, ({ revenue, payout }) => subtract(revenue, payout)),
        ]}
      />
      <SideTable
        title={words.advertisers}
        head={words.taken}
        lines={replay.advertisers.filter(isMoved).map(({ advertiser, before: was, after: is }) => ({
          key: String(advertiser),
          name: advertiser === null ? say(words.nobody) : <NamedAside resource="advertisers" id={advertiser} />,
          figures: [count(all(was), all(is)), amount(was.revenue, is.revenue)],
        }))}
      />
      <SideTable
        title={words.affiliates}
        head={words.payout}
        lines={replay.affiliates
          .filter((one) => payoutChangeOf(one) !== '0')
          .toSorted(byPayout)
          .map(({ affiliate, before: was, after: is }) => ({
            key: String(affiliate),
            name: affiliate === null ? say(words.others) : <NamedAside resource="affiliates/members" id={affiliate} />,
            figures: [amount(was.payout, is.payout)],
          }))}
      />
      <SideTable
        title={words.caps}
        head={words.times}
        lines={replay.caps.map(({ cap, before: was, after: is }) =>
          counts(String(cap), cap === null ? say(words.newCap) : <NamedAside resource="caps" id={cap} />, was, is),
        )}
      />
      <Typography variant="body2" color="textSecondary">
        {every > 1 && `${say(words.every, every)} `}
        {say(words.estimate)}
      </Typography>
    </Stack>
  );
};
