import type { FieldValues } from 'react-hook-form';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { FormErrors } from '../../providers/data/errors.ts';
import { fieldMessages } from '../../components/form/fields/fieldMessages.ts';

/** Submits a small form: the server's objections are shown at its fields, any other failure next to it. */
export const useSubmit = (fields: readonly string[], send: (values: FieldValues) => Promise<void>) => {
  const complain = useErrorToast();
  return async (values: FieldValues): Promise<FormErrors | undefined> => {
    try {
      await send(values);
      return undefined;
    } catch (error) {
      const messages = fieldMessages(error, fields);
      if (!messages) complain(error);
      return messages;
    }
  };
};
