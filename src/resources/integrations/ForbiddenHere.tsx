import Alert from '@mui/material/Alert';
import { useGetOne, useRecordContext, useTranslate } from 'ra-core';
import { InResource } from '../../components/InResource.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { integrationTemplateChoices } from '../../generated/resources/integrationTemplate.tsx';
import type { Template } from './useTemplate.ts';

type Method = NonNullable<Template['integrationMethodsRestrictions']>[number];

const words = {
  nothing: {
    en: 'The template “{0}” doesn’t allow {1}, so nothing here is used.',
    ru: 'Шаблон «{0}» не разрешает: {1}. Поэтому здесь ничего не используется.',
  },
  some: {
    en: 'The template “{0}” doesn’t allow {1}: what is set for that here isn’t used.',
    ru: 'Шаблон «{0}» не разрешает: {1}. Заданное для этого здесь не используется.',
  },
};

const resource = 'settings/integrations/templates';
const meta = { fields: ['id', 'title', 'integrationMethodsRestrictions'], with: [] };

const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

interface ForbiddenHereProps {
  /** The methods that the tab is for. */
  methods: readonly Method[];
  /** Whether it is a tab of the template itself. */
  isTemplate?: boolean;
}

const Forbidden = ({ methods, isTemplate = false }: ForbiddenHereProps) => {
  const say = useWords();
  const translate = useTranslate();
  const listed = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const record = useRecordContext();
  const id: unknown = record?.[isTemplate ? 'id' : 'template'];
  const { data } = useGetOne<Template>(
    resource,
    { id: Number(id), meta },
    { enabled: typeof id === 'number', retry: false },
  );
  if (!data) return null;
  const allowed = data.integrationMethodsRestrictions ?? [];
  const forbidden = methods.filter((method) => !allowed.includes(method));
  if (forbidden.length === 0 || (isTemplate && forbidden.length < methods.length)) return null;
  const names = integrationTemplateChoices.integrationMethodsRestrictions
    .filter((choice) => forbidden.some((method) => method === choice.id))
    .map(({ name }) => inSentence(translate(name)));
  const isAll = forbidden.length === methods.length;
  return (
    <Alert severity="info">{say(isAll ? words.nothing : words.some, data.title ?? '', listed.format(names))}</Alert>
  );
};

/** Says which parts of a tab the template forbids, so that they have no effect. */
export const ForbiddenHere = (props: ForbiddenHereProps) => (
  <InResource name={resource}>
    <Forbidden {...props} />
  </InResource>
);
