import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { Conversion } from './model.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { moneyWords as words } from './moneyWords.ts';
import { OtherRules } from './OtherRules.tsx';
import { ProfitField } from './ProfitField.tsx';

/** Which rule paid, as it was at that time. */
const PaidBy = ({ conversion }: { conversion: Conversion }) => {
  const say = useWords();
  const { paymentRule, paymentRuleVersion, ruleType } = conversion;
  if (typeof paymentRule !== 'number') return <Typography variant="body2">{say(words.noRule)}</Typography>;
  return (
    <Typography variant="body2" component="div">
      <ReferenceOneField source="paymentRule" reference="payment-rules" />
      {typeof paymentRuleVersion === 'number' && <span> ({say(words.version, paymentRuleVersion)})</span>}
      {typeof ruleType === 'number' && <div>{say(ruleType === paymentType.percent ? words.percent : words.fixed)}</div>}
    </Typography>
  );
};

const ForStaff = ({ conversion }: { conversion: Conversion }) => {
  const say = useWords();
  const { revenue, originalRevenue, payout, originalPayout, changeReason, marks = [] } = conversion;
  const isChanged = revenue !== originalRevenue || payout !== originalPayout;
  return (
    <Stack spacing={2}>
      <PaidBy conversion={conversion} />
      <MoneyTable />
      <Typography variant="body2" component="div">
        {say(words.profit)}: <ProfitField source="profit" />
      </Typography>
      {isChanged && <Alert severity="info">{say(words.changed, changeReason || say(words.noReason))}</Alert>}
      {marks?.includes('late_conversion') && <Alert severity="warning">{say(words.late)}</Alert>}
      {marks?.includes('second_advertiser') && <Alert severity="warning">{say(words.second)}</Alert>}
      <OtherRules />
    </Stack>
  );
};

/**
 * Why the current conversion is worth what it is: by which rule, from what, at which rate. Affiliates only see their
 * payout.
 */
export const MoneyCard = () => {
  const say = useWords();
  const viewer = useViewer();
  const conversion = useRecordContext<Conversion>();
  if (!conversion || !viewer) return null;
  return (
    <Card component="section" aria-label={say(words.title)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(words.title)}
      </Typography>
      {viewer.isStaff ? (
        <ForStaff conversion={conversion} />
      ) : (
        <Stack spacing={2}>
          <Typography variant="body2" component="div">
            {say(words.payout)}: <MoneyField<Conversion> source="payout" currency="payoutCurrency" />
          </Typography>
          {conversion.isLate && <Alert severity="warning">{say(words.late)}</Alert>}
        </Stack>
      )}
    </Card>
  );
};
