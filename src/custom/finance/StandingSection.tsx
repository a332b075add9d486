import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../domain/time/dates.ts';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { useLanguage } from '../../components/language.ts';
import { useReferences } from '../../components/references.ts';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import type { Side } from '../../resources/invoices/sides.ts';
import { financeWords as words } from './financeWords.ts';
import type { OutstandingSide } from './useFinance.ts';

const parties = { affiliate: 'affiliates/members', advertiser: 'advertisers' } as const;

type Debt = OutstandingSide['debts'][number];

const Who = ({ side, debt: { id, title } }: { side: Side; debt: Debt }) => {
  const resource = parties[side];
  const { records, isPending } = useReferences(resource, [id]);
  return <RecordLink resource={resource} id={id} record={records[0]} isPending={isPending} title={title} />;
};

interface StandingProps {
  side: Side;
  title: string;
  standing: OutstandingSide;
  currency: number | undefined;
}

const Ages = ({ standing: { ageing }, currency }: Pick<StandingProps, 'standing' | 'currency'>) => {
  const say = useWords();
  const language = useLanguage();
  return (
    <TableContainer>
      <Table size="small" aria-label={say(words.ageing)}>
        <TableHead>
          <TableRow>
            <TableCell>{say(words.age)}</TableCell>
            <TableCell align="right">{say(words.invoices)}</TableCell>
            <TableCell align="right">{say(words.amount)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ageing.map(({ from, to, invoices, amount }) => (
            <TableRow key={from}>
              <TableCell component="th" scope="row">
                {to === null ? say(words.longer, from) : say(words.days, from, to)}
              </TableCell>
              <TableCell align="right">{invoices.toLocaleString(language)}</TableCell>
              <TableCell align="right">
                <Amount amount={amount} currency={currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Debts = ({ side, standing: { debts }, currency }: Omit<StandingProps, 'title'>) => {
  const say = useWords();
  const zone = useZone();
  if (debts.length === 0) return <Typography color="textSecondary">{say(words.nothing)}</Typography>;
  return (
    <FiguresTable
      label={say(words.debts)}
      columns={[say(words.who), say(words.invoices), say(words.oldest), { label: say(words.amount), isFigure: true }]}
      rows={debts.map((debt) => ({
        key: debt.id,
        cells: [
          <Who key="who" side={side} debt={debt} />,
          ...[debt.invoices, debt.oldest === null ? null : formatDate(debt.oldest, zone)],
          <Amount key="amount" amount={debt.amount} currency={currency} />,
        ],
      }))}
    />
  );
};

/** What one side owes or is owed: its age, and who accounts for most of it. */
export const StandingSection = ({ side, title, standing, currency }: StandingProps) => {
  const say = useWords();
  return (
    <Section title={title}>
      <Stack spacing={2}>
        <Typography variant="subtitle2" component="h3">
          {say(words.ageing)}
        </Typography>
        <Ages standing={standing} currency={currency} />
        <Typography variant="subtitle2" component="h3">
          {say(words.debts)}
        </Typography>
        <Debts side={side} standing={standing} currency={currency} />
      </Stack>
    </Section>
  );
};
