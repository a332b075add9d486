import { sql } from 'kysely';
import { isOfType } from '../../../domain/parameter-types.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';

/** Rows of templates and integrations: what they refer to belongs to their vertical or their template. */

const otherVertical = {
  en: 'This belongs to another vertical',
  ru: 'Это из другой вертикали',
};
const otherTemplate = {
  en: 'The template has no such parameter',
  ru: 'У шаблона нет такого параметра',
};
const isSecret = {
  en: 'This parameter is secret: fill in the secret value',
  ru: 'Это секретный параметр: заполните секретное значение',
};
const isPlain = {
  en: 'This parameter is not secret: fill in the value',
  ru: 'Это не секретный параметр: заполните обычное значение',
};

interface Place {
  /** Table of what is referred to, and table of the record that owns the row. */
  targets: 'goals' | 'lead_grades';
  holders: 'integrations' | 'integration_templates';
  /** The row's field for the reference, and its field for the owner. */
  name: 'goal' | 'leadGrade';
  holder: 'integration' | 'integrationTemplate';
}

type Row = Partial<Record<'goal' | 'leadGrade' | 'integration' | 'integrationTemplate', number | null>>;

/** Refuses goals and grades that aren't in the vertical of the row's owner. */
const checkVerticals = async (
  changes: readonly { path: string; before: Row | null; values: Row }[],
  { targets, holders, name, holder }: Place,
  { db, broken }: Work<Reader>,
): Promise<void> => {
  for (const { path, before, values } of changes) {
    const [target, owner] = [values[name], values[holder] ?? before?.[holder]];
    if (!target || !owner) continue;
    const { rows } = await sql`
      select from ${sql.table(targets)} as target join ${sql.table(holders)} as holder on holder.vertical_id = target.vertical_id
      where target.id = ${target} and holder.id = ${owner}`.execute(db);
    if (rows.length === 0) broken.push({ path: `${path}.${name}`, type: 'otherVertical', message: otherVertical });
  }
};

export const integrationGoalHooks: Hooks<'integrationGoalMapping'> = {
  validate: (changes, work) =>
    checkVerticals(changes, { targets: 'goals', holders: 'integrations', name: 'goal', holder: 'integration' }, work),
};
export const integrationStatusHooks: Hooks<'integrationStatusMapping'> = {
  validate: (changes, work) =>
    checkVerticals(
      changes,
      { targets: 'lead_grades', holders: 'integrations', name: 'leadGrade', holder: 'integration' },
      work,
    ),
};
export const templateGoalHooks: Hooks<'integrationTemplateGoalMapping'> = {
  validate: (changes, work) =>
    checkVerticals(
      changes,
      { targets: 'goals', holders: 'integration_templates', name: 'goal', holder: 'integrationTemplate' },
      work,
    ),
};
export const templateStatusHooks: Hooks<'integrationTemplateStatusMapping'> = {
  validate: (changes, work) =>
    checkVerticals(
      changes,
      { targets: 'lead_grades', holders: 'integration_templates', name: 'leadGrade', holder: 'integrationTemplate' },
      work,
    ),
};

type ParameterChange = Change<'integrationParameter'>;

/** Messages for values that aren't of their type. */
const typeMessages: Readonly<Record<string, Words>> = {
  number: { en: 'The template asks for a number, such as 12.5', ru: 'Шаблону нужно число, например 12.5' },
  url: {
    en: 'The template asks for a URL that begins with http:// or https://',
    ru: 'Шаблону нужен URL, который начинается с http:// или https://',
  },
  email: { en: 'The template asks for an email address', ru: 'Шаблону нужен адрес эл. почты' },
  flag: { en: 'The template asks for true or false', ru: 'Шаблону нужно true или false' },
};

/**
 * A parameter belongs to the template, has its type, and is stored as the template says: in the clear, or as a secret.
 */
const checkParameter = async (
  { path, before, values }: ParameterChange,
  { db, broken }: Work<Reader>,
): Promise<void> => {
  const [parameter, owner] = [values.parameter ?? before?.parameter, values.integration ?? before?.integration];
  if (parameter === undefined || owner === undefined) return;
  const templateParameter = await db
    .selectFrom('integration_template_parameters as parameter')
    .innerJoin('integrations', 'integrations.template_id', 'parameter.integration_template_id')
    .select(['parameter.secret', 'parameter.type'])
    .where('parameter.id', '=', parameter)
    .where('integrations.id', '=', owner)
    .executeTakeFirst();
  if (!templateParameter) broken.push({ path: `${path}.parameter`, type: 'otherTemplate', message: otherTemplate });
  else if (templateParameter.secret && values.value)
    broken.push({ path: `${path}.value`, type: 'isSecret', message: isSecret });
  else if (!templateParameter.secret && values.secretValue)
    broken.push({ path: `${path}.secretValue`, type: 'isPlain', message: isPlain });
  else {
    const field = templateParameter.secret ? 'secretValue' : 'value';
    const [value, message] = [values[field], typeMessages[templateParameter.type]];
    if (value && message && !isOfType(templateParameter.type, value))
      broken.push({ path: `${path}.${field}`, type: 'otherType', message });
  }
};

export const integrationParameterHooks: Hooks<'integrationParameter'> = {
  async validate(changes, work) {
    for (const change of changes) await checkParameter(change, work);
  },
};
