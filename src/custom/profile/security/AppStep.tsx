import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { DialogForm } from '../../../components/form/pages/DialogForm.tsx';
import { rule } from '../../../components/validation.ts';
import { OnceShown } from '../OnceShown.tsx';

export interface AppStepProps {
  secret: string;
  /** The secret as an app reads it from a QR code. */
  uri: string;
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

const name = 'profile.security.twoFactor';

/** Connects an authenticator app, and asks for one of its codes as proof. */
export const AppStep = ({ secret, uri, onConfirm, onCancel }: AppStepProps) => {
  const translate = useTranslate();
  return (
    <DialogForm
      fields={['code']}
      submit={translate(`${name}.confirm`)}
      // Users copy codes as apps show them, '123 456'.
      onSubmit={({ code }) => onConfirm(String(code).replace(/\s/g, ''))}
      onCancel={onCancel}
    >
      <DialogContentText variant="body2">{translate(`${name}.scan`)}</DialogContentText>
      {/* Cameras need it dark on light, whatever the theme. */}
      <Box
        sx={{
          alignSelf: 'center',
          display: 'flex',
          padding: 1.5,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          backgroundColor: '#fff',
        }}
      >
        <QRCodeSVG
          value={uri}
          size={176}
          bgColor="#ffffff"
          fgColor="#000000"
          role="img"
          title={translate(`${name}.picture`)}
        />
      </Box>
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
          {translate(`${name}.byHand`)}
        </Typography>
        <OnceShown secret={secret} label={translate(`${name}.byHand`)} />
      </div>
      <TextInput
        source="code"
        label={`${name}.code`}
        fullWidth
        autoFocus
        helperText={`${name}.codeHint`}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        validate={rule('required')}
      />
    </DialogForm>
  );
};
