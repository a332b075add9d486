import { useWatch } from 'react-hook-form';
import { GroupFields } from '../../../components/form/fields/FieldGroups.tsx';
import { NarrowingProvider } from '../../../components/inputs/narrowing.ts';
import type { Elements } from '../../../components/typed.ts';
import type { Answers } from './answers.ts';

interface FieldsStepProps {
  fields: readonly string[];
  inputs: Elements;
}

/** A step with inputs. The withdrawal methods offered are those of the invoice's affiliate. */
export const FieldsStep = ({ fields, inputs }: FieldsStepProps) => {
  const affiliate = useWatch<Answers, 'affiliate'>({ name: 'affiliate' });
  return (
    <NarrowingProvider value={affiliate ? { 'settings/withdrawal-methods': { affiliate: [affiliate] } } : {}}>
      <GroupFields fields={fields.filter((field) => inputs[field])}>{(field) => inputs[field]}</GroupFields>
    </NarrowingProvider>
  );
};
