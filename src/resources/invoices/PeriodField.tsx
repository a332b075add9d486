import { DayField } from '../../components/fields/DayField.tsx';
import type { Fields } from '../../components/typed.ts';
import type { Invoice } from './sides.ts';

interface PeriodFieldProps {
  source: keyof Invoice;
  /** Key of its label. */
  label: string;
  /** The fields that it shows. */
  sources: readonly (keyof Invoice)[];
}

/** The period of an invoice, first and last day: 2026.10.01 – 2026.10.31. */
export const PeriodField = (_: PeriodFieldProps) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <DayField<Fields> source="periodFrom" /> – <DayField<Fields> source="periodTo" />
  </span>
);
PeriodField.columnWidth = [164, 190];

/** Combines two fields of the definition into one. */
export const periodField = (
  <PeriodField source="periodFrom" label="invoices.period" sources={['periodFrom', 'periodTo']} />
);
