import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { OfferPitch } from './OfferPitch.tsx';

/** Shows the current offer, as it is saved, the way affiliates see it. */
export const PreviewButton = () => {
  const translate = useTranslate();
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Visibility />} onClick={() => setIsOpen(true)}>
        {translate('offers.previewAsAffiliate')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="lg" fullWidth aria-labelledby={heading}>
        <DialogTitle id={heading}>{translate('offers.asAffiliate')}</DialogTitle>
        <DialogContent dividers tabIndex={0} sx={{ backgroundColor: 'background.default' }}>
          {/* The texts of landing pages and creatives may still be loading; the current offer stays meanwhile. */}
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <OfferPitch>
              <div>
                <Button variant="contained" size="large" disabled>
                  {translate('offers.createCampaign')}
                </Button>
              </div>
            </OfferPitch>
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
