import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'ra-core';
import type { components } from '../../generated/api.d.ts';

type Template = components['schemas']['IntegrationTemplate'];
export type Part = keyof NonNullable<Template['usage']>;

/** How many integrations use these parts of their template, having no values of their own there. */
export const Usage = ({ parts }: { parts: readonly Part[] }) => {
  const translate = useTranslate();
  const usage = useRecordContext<Template>()?.usage;
  const count = Math.max(...parts.map((part) => usage?.[part] ?? 0));
  if (!usage || count === 0) return null;
  return <Alert severity="info">{translate('integrationTemplates.usage', { smart_count: count })}</Alert>;
};
