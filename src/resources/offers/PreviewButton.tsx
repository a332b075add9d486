import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useEntry } from '../../components/entries.ts';
import { useTextsOf } from '../../providers/i18n/Languages.tsx';
import { OfferPitch } from './OfferPitch.tsx';

/** Shows the offer around, as it is saved, the way affiliates see it. */
export const PreviewButton = () => {
  const translate = useTranslate();
  useTextsOf(useEntry('landings'));
  useTextsOf(useEntry('creatives'));
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
          <OfferPitch>
            <div>
              <Button variant="contained" size="large" disabled>
                {translate('offers.createCampaign')}
              </Button>
            </div>
          </OfferPitch>
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
