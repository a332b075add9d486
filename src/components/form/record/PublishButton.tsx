import Button from '@mui/material/Button';
import { useCanAccess, useSaveContext, useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEntry } from '../../entries.ts';

/** Submits the form of a new record that is to be published immediately; for those who may change statuses. */
export const PublishButton = ({ onPress }: { onPress: () => void }) => {
  const { name } = useEntry();
  const translate = useTranslate();
  const { saving = false } = useSaveContext();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  const { canAccess = false } = useCanAccess({ resource: name, action: 'status' });
  if (!canAccess) return null;
  const press = () => {
    clearErrors();
    onPress();
  };
  return (
    <Button type="submit" variant="outlined" disabled={saving || isSubmitting} onClick={press}>
      {translate('form.createAndPublish')}
    </Button>
  );
};
