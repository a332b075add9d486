import Card from '@mui/material/Card';
import { useViewer } from '../../components/viewer.ts';
import type { PaymentRule } from '../paymentRules/model.ts';
import { payableRules } from '../../../domain/money/payment-rules.ts';
import { Payouts } from './Payouts.tsx';
import { Section } from './Section.tsx';
import { useActiveOf } from './useActiveOf.ts';

/** Returns an affiliate's rules that can pay them, the most special first. */
const theirs = (rules: readonly PaymentRule[]): PaymentRule[] =>
  payableRules(
    rules.map((rule) => ({
      ...rule,
      paidFor: rule.paidFor ?? 'report',
      goal: rule.goal ?? null,
      audience: rule.audience ?? 'all',
      countries: rule.countries ?? [],
      countriesMode: rule.countriesMode ?? 'only',
      languages: rule.languages ?? [],
      languagesMode: rule.languagesMode ?? 'only',
      trafficSources: rule.trafficSources ?? [],
      trafficSourcesMode: rule.trafficSourcesMode ?? 'only',
      schedule: rule.schedule ?? null,
    })),
  );

/** What an affiliate gets for an offer's traffic; for staff, what every affiliate gets. */
export const OfferPayouts = ({ offer }: { offer: number }) => {
  const viewer = useViewer();
  const rules = useActiveOf<PaymentRule>('payment-rules', offer, {
    ...(viewer?.isStaff && { filter: { audience: ['all'] } }),
  });
  if (!rules || rules.length === 0) return null;
  return (
    <Section heading="offers.payouts">
      <Card sx={{ paddingX: 2, paddingY: 0.75 }}>
        <Payouts rules={viewer?.isStaff ? rules : theirs(rules)} marksOwn={!viewer?.isStaff} />
      </Card>
    </Section>
  );
};
