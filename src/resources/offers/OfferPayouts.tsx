import Card from '@mui/material/Card';
import { useViewer } from '../../components/viewer.ts';
import type { PaymentRule } from '../paymentRules/model.ts';
import { Payouts } from './Payouts.tsx';
import { Section } from './Section.tsx';
import { useActiveOf } from './useActiveOf.ts';

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
        <Payouts rules={rules} />
      </Card>
    </Section>
  );
};
