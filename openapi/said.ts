import type { Entity } from './define.ts';
import type { Field, FieldTexts } from './field.ts';

/** Forms that can have their own texts for a field. */
export const forms = ['onCreate', 'onEdit'] as const;
export type Form = (typeof forms)[number];

const lasting = { en: 'Can’t be changed later.', ru: 'Позже изменить нельзя.' };

/**
 * Returns a form's own texts for a field; for a field that can't be changed later, the form of a new record says so.
 */
export const saidIn = ({ calls }: Pick<Entity, 'calls'>, field: Field, form: Form): FieldTexts => {
  const said = field[form] ?? {};
  if (form !== 'onCreate' || !field.createOnly || !calls.includes('edit')) return said;
  const help = said.help ?? field.help;
  return {
    ...said,
    help: help ? { en: `${help.en} ${lasting.en}`, ru: `${help.ru} ${lasting.ru}` } : lasting,
  };
};
