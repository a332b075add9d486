import { useSourceContext } from 'ra-core';
import { useEffect } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

const ofForms = new WeakMap<Control, Set<string>>();

/** Paths of the fields with secrets that the form has shown, without the numbers of rows: `parameters.secretValue`. */
export const secretFieldsOf = (control: Control): ReadonlySet<string> => ofForms.get(control) ?? new Set();

/** Marks a field of the current form as one whose value is stored nowhere in the browser. For inputs of secrets. */
export const useSecretField = (source: string): void => {
  const { control } = useFormContext();
  const { getSource } = useSourceContext();
  const path = getSource(source).replaceAll(/\.\d+/g, '');
  useEffect(() => {
    const fields = ofForms.get(control) ?? new Set();
    ofForms.set(control, fields.add(path));
  }, [control, path]);
};
