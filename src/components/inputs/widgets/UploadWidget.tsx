import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useTranslate, useWrappedSource } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { type ChangeEvent, type DragEvent, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { UploadProps, WidgetProps } from '../props.ts';
import { useFileAddress } from '../../api.ts';
import { InputFailure } from '../../failure/InputFailure.tsx';
import { failureBody } from '../../../providers/data/errors.ts';
import { useWords } from '../../useWords.ts';
import { useFormUploads, useIsUploading, useUploadFault } from '../../form/fields/formUploads.ts';
import { emptyFile, fileFault } from './fileFault.ts';
import { useUpload } from './useUpload.ts';

/** The URL of a picture, which is uploaded as soon as it is selected or dropped. */
export const UploadWidget = (props: WidgetProps & UploadProps) => {
  const { scope, extensions, megabytes, label, source, helperText, validate } = props;
  const translate = useTranslate();
  const say = useWords();
  const upload = useUpload(scope);
  const fileAddress = useFileAddress();
  const { clearErrors, setFocus } = useFormContext();
  const name = useWrappedSource(source);
  const uploads = useFormUploads();
  const isBusy = useIsUploading(name);
  // The form would be submitted without the picture that is still uploading.
  const noneUnderWay = () => (uploads.isUnderWay(name) ? 'upload.underWay' : undefined);
  const { field, fieldState, id, isRequired } = useInput({ source, validate: [noneUnderWay, ...(validate ?? [])] });
  const fault = useUploadFault(name);
  const picker = useRef<HTMLInputElement>(null);
  const address = typeof field.value === 'string' ? field.value : '';

  /** Ends the running upload and forgets its error: another file, or none, is wanted now. */
  const stop = () => {
    uploads.end(name);
    clearErrors(name);
  };
  // The upload would otherwise change a section after it was closed, and reopen it.
  useEffect(() => () => uploads.end(name), [uploads, name]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    stop();
    const found = fileFault(file, extensions, megabytes);
    if (file.size === 0 && !found) return uploads.fail(name, say(emptyFile));
    if (found) return uploads.fail(name, translate(found.message, found.args));
    const signal = uploads.begin(name);
    try {
      const uploaded = await upload(file, signal);
      signal.throwIfAborted();
      stop();
      field.onChange(uploaded);
    } catch (error) {
      if (signal.aborted) return;
      stop();
      // If something is wrong with the file itself, that says it all, and a retry would change nothing.
      const said = failureBody(error)?.details.map(({ message }) => message) ?? [];
      if (said.length > 0) return uploads.fail(name, said.join('. '));
      uploads.fail(name, <InputFailure error={error} onRetry={() => void take(file)} />);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    // Allows the same file to be selected again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    stop();
    if (address) field.onChange(null);
    // The button that was pressed is gone.
    setFocus(name);
  };

  return (
    <Stack spacing={0.5} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Typography component="label" htmlFor={id} variant="caption" color="textSecondary">
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        {address && (
          <Box
            component="img"
            src={fileAddress(address)}
            alt=""
            sx={{ width: 72, height: 72, borderRadius: 1, objectFit: scope === 'offer' ? 'cover' : 'contain' }}
          />
        )}
        <Button
          ref={field.ref}
          name={name}
          aria-describedby={`${id}-helper-text`}
          variant="outlined"
          color="inherit"
          startIcon={
            isBusy ? (
              <CircularProgress size={20} color="inherit" aria-label={translate('upload.busy')} />
            ) : (
              <AddPhotoAlternateOutlined />
            )
          }
          onClick={() => picker.current?.click()}
        >
          {translate(address ? 'upload.replace' : 'upload.choose')}
        </Button>
        <Box
          component="input"
          ref={picker}
          id={id}
          type="file"
          tabIndex={-1}
          aria-describedby={`${id}-helper-text`}
          aria-invalid={fault !== undefined || fieldState.invalid}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={choose}
          sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' }}
        />
        {(address || isBusy) && (
          <Button color="inherit" onClick={remove}>
            {translate('upload.remove')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-helper-text`} error={fault !== undefined || fieldState.invalid}>
        {fault ?? (
          <InputHelperText
            error={fieldState.error?.message}
            helperText={helperText ?? translate('upload.limit', { megabytes })}
          />
        )}
      </FormHelperText>
    </Stack>
  );
};
