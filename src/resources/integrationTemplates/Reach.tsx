import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'ra-core';
import type { components } from '../../generated/api.d.ts';

type Template = components['schemas']['IntegrationTemplate'];
export type Part = keyof NonNullable<Template['reach']>;

/** How many integrations a change of these parts reaches: those that say nothing of their own there. */
export const Reach = ({ parts }: { parts: readonly Part[] }) => {
  const translate = useTranslate();
  const reach = useRecordContext<Template>()?.reach;
  const count = Math.max(...parts.map((part) => reach?.[part] ?? 0));
  if (!reach || count === 0) return null;
  return <Alert severity="info">{translate('integrationTemplates.reach', { smart_count: count })}</Alert>;
};
