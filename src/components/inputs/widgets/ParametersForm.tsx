import Typography from '@mui/material/Typography';
import Form from '@rjsf/mui';
import {
  type DescriptionFieldProps,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type TitleFieldProps,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import { useTranslate } from 'ra-core';
import { isObject } from '../../../providers/isObject.ts';
import type { ParameterForm } from '../../parameterForm.ts';

/**
 * Finds no errors: the server validates parameters, and its answer is shown at their fields. Validating here would
 * compile schemas at run time, which the content security policy forbids.
 */
const trusting: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Returns every message in a form's error, with the path to its field. */
const messagesIn = (errors: unknown, path: readonly string[] = []): { message: string; path: string[] }[] => {
  if (!isObject(errors)) return [];
  const { message } = errors;
  if (typeof message === 'string') return [{ message, path: [...path] }];
  return Object.entries(errors).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesIn(inner, [...path, name])));
};

/** Converts the server's messages to rjsf's format. */
const errorSchema = (errors: unknown): ErrorSchema => {
  const builder = new ErrorSchemaBuilder();
  for (const { message, path } of messagesIn(errors)) builder.addErrors(message, path);
  return builder.ErrorSchema;
};

/** rjsf's own texts that our forms show. */
const texts: Readonly<Partial<Record<TranslatableString, string>>> = {
  [TranslatableString.AddButton]: 'parameters.add',
  [TranslatableString.AddItemButton]: 'parameters.add',
  [TranslatableString.RemoveButton]: 'parameters.remove',
  [TranslatableString.MoveUpButton]: 'parameters.moveUp',
  [TranslatableString.MoveDownButton]: 'parameters.moveDown',
  [TranslatableString.ArrayItemTitle]: 'parameters.item',
};

const PartTitle = ({ id, title }: Pick<TitleFieldProps, 'id' | 'title'>) => (
  <Typography
    id={id}
    component="h3"
    variant="subtitle2"
    sx={{ marginTop: 2, paddingBottom: 0.5, borderBottom: 1, borderColor: 'divider' }}
  >
    {title}
  </Typography>
);

const PartHelp = ({ id, description }: Pick<DescriptionFieldProps, 'id' | 'description'>) =>
  description ? (
    <Typography id={id} variant="body2" color="textSecondary">
      {description}
    </Typography>
  ) : null;

export interface ParametersFormProps {
  form: ParameterForm;
  value: unknown;
  /** The field's error, including those of the fields inside it. */
  errors: unknown;
  readOnly: boolean;
  onChange: (value: unknown) => void;
}

const ParametersForm = ({ form, value, errors, readOnly, onChange }: ParametersFormProps) => {
  const translate = useTranslate();
  return (
    <Form
      tagName="div"
      schema={form.schema}
      uiSchema={{ ...form.uiSchema, 'ui:submitButtonOptions': { norender: true } }}
      formData={value ?? {}}
      validator={trusting}
      extraErrors={errorSchema(errors)}
      showErrorList={false}
      noHtml5Validate
      templates={{ TitleFieldTemplate: PartTitle, DescriptionFieldTemplate: PartHelp }}
      readonly={readOnly}
      translateString={(text, params = []) => {
        const key = texts[text];
        return key ? translate(key, { number: params[1] ?? '' }) : text;
      }}
      onChange={(change, id) => {
        // Without an id it is rjsf filling in defaults, not a change by the user.
        if (id !== undefined) onChange(change.formData);
      }}
    />
  );
};

export default ParametersForm;
