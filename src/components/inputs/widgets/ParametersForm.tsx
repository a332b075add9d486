import Form from '@rjsf/mui';
import { type ErrorSchema, ErrorSchemaBuilder, type ValidatorType } from '@rjsf/utils';
import { recordOf } from '../../../../domain/records.ts';
import type { ParameterForm } from '../../parameterForm.ts';
import { parameterTemplates, parameterWidgets } from './parameterTemplates.tsx';

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
  // A list's errors are a list.
  const found = recordOf(Array.isArray(errors) ? { ...errors } : errors);
  const { message } = found;
  if (typeof message === 'string') return [{ message, path: [...path] }];
  return Object.entries(found).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesIn(inner, [...path, name])));
};

/** Converts the server's messages to rjsf's format. */
const errorSchema = (errors: unknown): ErrorSchema => {
  const builder = new ErrorSchemaBuilder();
  for (const { message, path } of messagesIn(errors)) builder.addErrors(message, path);
  return builder.ErrorSchema;
};

export interface ParametersFormProps {
  form: ParameterForm;
  value: unknown;
  /** The field's error, including those of the fields inside it. */
  errors: unknown;
  readOnly: boolean;
  onChange: (value: unknown) => void;
}

const ParametersForm = ({ form, value, errors, readOnly, onChange }: ParametersFormProps) => (
  <Form
    tagName="div"
    schema={form.schema}
    uiSchema={{ ...form.uiSchema, 'ui:submitButtonOptions': { norender: true } }}
    formData={value ?? {}}
    validator={trusting}
    extraErrors={errorSchema(errors)}
    showErrorList={false}
    noHtml5Validate
    templates={parameterTemplates}
    widgets={parameterWidgets}
    readonly={readOnly}
    onChange={(change, id) => {
      // Without an id it is rjsf filling in defaults, not a change by the user.
      if (id !== undefined) onChange(change.formData);
    }}
  />
);

export default ParametersForm;
