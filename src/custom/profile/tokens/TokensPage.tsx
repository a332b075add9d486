import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CanAccess, useCanAccess, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { useImpersonator } from '../useImpersonator.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { NoTokens } from './NoTokens.tsx';
import { TokenItem } from './TokenItem.tsx';
import { type ApiToken, tokens as resource, useTokens } from './useTokens.ts';

const name = 'profile.tokens';

/** The tokens with which programs call the API as the signed-in user; opens the dialog for a new one if requested. */
export const TokensPage = ({ isNew = false }: { isNew?: boolean }) => {
  const translate = useTranslate();
  const disabled = useImpersonator() !== undefined;
  const isAffiliate = useCurrentUser()?.role.type === 'affiliate';
  const { list, create, revoke, isRevoking } = useTokens();
  const navigate = useNavigate();
  const { canAccess: canRevoke } = useCanAccess({ resource, action: 'delete' });
  const [revoked, setRevoked] = useState<ApiToken>();
  return (
    <ProfilePage title="resources.profile/tokens.title" ownerOnly>
      <ProfileSection
        text={[translate(`${name}.text`), ...(isAffiliate ? [translate(`${name}.textLeads`)] : [])].join(' ')}
        actions={
          <>
            <Button color="inherit" href="/docs" target="_blank">
              {translate(`${name}.reference`)}
            </Button>
            <CanAccess resource={resource} action="create">
              <Button variant="contained" disabled={disabled} onClick={() => navigate(`/${resource}/create`)}>
                {translate(`${name}.create`)}
              </Button>
            </CanAccess>
          </>
        }
      >
        <Loaded query={list} waiting={<Skeleton variant="rounded" height={96} />}>
          {(all) => (
            <>
              {all.length === 0 && <NoTokens />}
              <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {all.map((token) => (
                  <TokenItem
                    key={token.id}
                    token={token}
                    onRevoke={canRevoke && !disabled ? () => setRevoked(token) : undefined}
                  />
                ))}
              </Stack>
            </>
          )}
        </Loaded>
      </ProfileSection>
      {isNew && !disabled && (
        <NewTokenDialog onCreate={create} onClose={() => navigate(`/${resource}`, { replace: true })} />
      )}
      <ConfirmDialog
        open={revoked !== undefined}
        title={translate(`${name}.revokeTitle`, { title: revoked?.title })}
        text={translate(`${name}.revokeText`)}
        confirm={translate(`${name}.revokeNamed`, { title: revoked?.title })}
        isBusy={isRevoking}
        onConfirm={() => revoked && revoke(revoked, () => setRevoked(undefined))}
        onClose={() => setRevoked(undefined)}
      />
    </ProfilePage>
  );
};
