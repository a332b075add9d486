import type { Entity } from './define.ts';
import type { Field, FormTexts } from './field.ts';

/** Forms that can have their own texts for a field. */
export const forms = ['onCreate', 'onEdit'] as const;
export type Form = (typeof forms)[number];

const unchangeable = { en: 'Can’t be changed later.', ru: 'Позже изменить нельзя.' };

/**
 * Returns a form's own texts for a field; for a field that can't be changed later, the form of a new record says so.
 */
export const formTextsOf = ({ calls }: Pick<Entity, 'calls'>, field: Field, form: Form): FormTexts => {
  const texts = field[form] ?? {};
  if (form !== 'onCreate' || !field.createOnly || !calls.includes('edit')) return texts;
  const help = texts.help ?? field.help;
  return {
    ...texts,
    help: help ? { en: `${help.en} ${unchangeable.en}`, ru: `${help.ru} ${unchangeable.ru}` } : unchangeable,
  };
};
