import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useGetOne, useRecordContext, useTranslate } from 'ra-core';
import { useRecordPath } from '../../components/entries.ts';
import { saysNothing } from '../../components/record/saysNothing.ts';
import type { components } from '../../generated/api.d.ts';
import type { Template } from './useTemplate.ts';

type Integration = components['schemas']['Integration'];
type Part = 'goals' | 'leadStatusMappings' | 'outApi' | 'redirect' | 'apiSync' | 'postback';

const resource = 'settings/integrations/templates';
const meta = { fields: ['id', 'title'], with: [] };

/** Whether a part matters: the part of a method that is switched off doesn't. */
const isUsed = (integration: Integration, part: Part): boolean =>
  part === 'goals' || part === 'leadStatusMappings' || integration[`${part}Enabled`] === true;

export interface FromTemplateProps {
  /** The parts that an integration may leave to its template. */
  parts: readonly Part[];
  /** The tab of the template that contains them. */
  tab: string;
}

/** Says that whatever an integration leaves open is taken from its template, and links there. */
export const FromTemplate = ({ parts, tab }: FromTemplateProps) => {
  const translate = useTranslate();
  const pathOf = useRecordPath(resource);
  const integration = useRecordContext<Integration>();
  const id = integration?.template;
  const { data } = useGetOne<Template>(resource, { id: id ?? 0, meta }, { enabled: id !== undefined, retry: false });
  if (!integration || !data || !parts.some((part) => isUsed(integration, part) && saysNothing(integration[part])))
    return null;
  const path = pathOf(data);
  return (
    <Alert
      severity="info"
      {...(path !== undefined && {
        action: (
          <Button color="inherit" component={LinkBase} to={`${path}/${tab}`}>
            {translate('integrations.openTemplate')}
          </Button>
        ),
      })}
    >
      {translate('integrations.fromTemplate', { template: data.title })}
    </Alert>
  );
};
