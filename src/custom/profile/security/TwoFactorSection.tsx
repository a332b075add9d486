import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { TwoFactorDialog, type TwoFactorWish } from './TwoFactorDialog.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

const name = 'profile.security.twoFactor';

/** Fewer recovery codes than this are worth a warning. */
const few = 3;

/** The second factor of signing in: turned on with an app, renewed, turned off. */
export const TwoFactorSection = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useTwoFactor();
  const [wish, setWish] = useState<TwoFactorWish>();
  const reload = () => void refetch();

  const button = (wanted: TwoFactorWish, variant: 'contained' | 'outlined') => (
    <Button variant={variant} {...(variant === 'outlined' && { color: 'inherit' })} disabled={disabled} onClick={() => setWish(wanted)}>
      {translate(`${name}.${wanted}`)}
    </Button>
  );

  const left = translate(`${name}.codesLeft`, { smart_count: data?.recoveryCodesLeft ?? 0 });
  const state = data ? (
    data.enabled &&
    (data.recoveryCodesLeft < few ? (
      <Alert severity="warning">{`${left}. ${translate(`${name}.fewCodes`)}`}</Alert>
    ) : (
      <Typography variant="body2">{left}</Typography>
    ))
  ) : error ? (
    <LoadFailure error={error} onRetry={reload} />
  ) : (
    <Skeleton variant="rounded" height={32} />
  );

  return (
    <>
      <ProfileSection
        title={
          <>
            {translate(`${name}.title`)}
            {data && (
              <ToneChip tone={data.enabled ? 'success' : 'neutral'} label={translate(data.enabled ? `${name}.on` : `${name}.off`)} />
            )}
          </>
        }
        text={translate(`${name}.text`)}
        actions={
          data &&
          (data.enabled ? (
            <>
              {button('renew', 'outlined')}
              {button('end', 'outlined')}
            </>
          ) : (
            button('begin', 'contained')
          ))
        }
      >
        {state}
      </ProfileSection>
      {wish && <TwoFactorDialog wish={wish} onChanged={reload} onClose={() => setWish(undefined)} />}
    </>
  );
};
