import type { Language } from '../../domain/text/words.ts';
import type { Entity, Options } from '../../openapi/define.ts';
import { optionValue } from '../../openapi/kinds.ts';

type Settings = Record<string, { id: string; title: string; tone: string | null; icon: string | null }>;

const byId = (options: Options, language: Language, hasIcon = false): Settings =>
  Object.fromEntries(
    Object.entries(options).map((entry) => {
      const [slug, option] = entry;
      const id = String(optionValue(entry));
      return [id, { id, title: option[language], tone: option.tone ?? null, icon: hasIcon ? slug : null }];
    }),
  );

const optionsOf = ({ path, fields }: Entity, name: string): Options => {
  const field = fields[name];
  if (field?.kind !== 'enumeration') throw new Error(`${path} has no enumeration ${name}`);
  return field.options;
};

/** Returns the values of a task's enum fields, by field and id; types each have an icon. */
export const taskSettings = (task: Entity, language: Language): Record<string, Settings> => ({
  type: byId(optionsOf(task, 'type'), language, true),
  status: byId(task.status?.set ?? {}, language),
  taskStatus: byId(optionsOf(task, 'taskStatus'), language),
  priority: byId(optionsOf(task, 'priority'), language),
});
