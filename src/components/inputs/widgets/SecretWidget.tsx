import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useSourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { useZone } from '../../viewer.ts';
import { InputHelperText } from 'react-admin';
import { useSecretField } from '../../form/fields/secretFields.ts';
import type { WidgetProps } from '../props.ts';

/** Null removes a secret and an empty string keeps it, so neither may be converted to the other. */
const asItIs = (value: unknown): unknown => value;

/**
 * A secret that is never shown again: whether it is set and since when, and the buttons to replace or remove it. If
 * untouched, it is not sent.
 */
export const SecretWidget = ({ source, label, helperText, validate = [] }: WidgetProps) => {
  const translate = useTranslate();
  const zone = useZone();
  const { getSource } = useSourceContext();
  const name = getSource(source);
  useSecretField(source);
  const { field, fieldState } = useInput({ source, validate, format: asItIs, parse: asItIs });
  const value: unknown = field.value;
  const setAt: unknown = useWatch({ name: `${name}SetAt` });
  const [isReplaced, setReplaced] = useState(false);
  // The class names that other inputs have as well.
  const part = `ra-input ra-input-${source}`;
  const isSet = typeof setAt === 'number';
  const title = <FieldTitle label={label} source={source} />;
  const fault = fieldState.error?.message;
  const help = helperText ? translate(helperText, { _: helperText }) : undefined;
  const keep = () => {
    setReplaced(false);
    field.onChange('');
  };
  if (!isSet || isReplaced)
    return (
      <Stack className={part} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          type="password"
          autoComplete="new-password"
          size="small"
          fullWidth
          label={title}
          value={typeof value === 'string' ? value : ''}
          name={field.name}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fault} helperText={help ?? translate('secret.help')} />}
        />
        {isSet && (
          <Button color="inherit" onClick={keep}>
            {translate('secret.keep')}
          </Button>
        )}
      </Stack>
    );
  const isRemoved = value === null;
  return (
    <Stack className={part} spacing={0.5}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>
          {isRemoved ? translate('secret.removed') : translate('secret.set', { moment: formatDateTime(setAt, zone) })}
        </Typography>
        {isRemoved ? (
          <Button color="inherit" onClick={keep}>
            {translate('secret.keep')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={() => setReplaced(true)}>
              {translate('secret.replace')}
            </Button>
            <Button color="inherit" onClick={() => field.onChange(null)}>
              {translate('secret.remove')}
            </Button>
          </>
        )}
      </Stack>
      {help && (
        <Typography variant="caption" color="textSecondary">
          {help}
        </Typography>
      )}
    </Stack>
  );
};
