import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import type { TrackingLinkProps } from './model.ts';

/** Saves a picture through the browser. */
const save = (picture: SVGSVGElement, name: string): void => {
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' }),
  );
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name}.svg`;
  anchor.click();
  URL.revokeObjectURL(address);
};

/** A campaign’s link as a QR code, on the screen or as a file that prints at any size. */
const LinkCode = ({ link, name, onClose }: TrackingLinkProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const heading = useId();
  const picture = useRef<SVGSVGElement>(null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('campaigns.code')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
        {/* Cameras need it dark on light, whatever the theme. */}
        <Box
          sx={{
            display: 'flex',
            borderRadius: 1,
            backgroundColor: '#fff',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <QRCodeSVG
            ref={picture}
            marginSize={4}
            value={link}
            size={224}
            bgColor="#ffffff"
            fgColor="#000000"
            role="img"
            title={translate('campaigns.codeOf', { link })}
          />
        </Box>
        <Typography
          component="code"
          variant="caption"
          color="textSecondary"
          sx={{ maxWidth: 256, overflowWrap: 'anywhere', textAlign: 'center' }}
        >
          {link}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        <Button variant="contained" onClick={() => picture.current && save(picture.current, name)}>
          {translate('campaigns.saveCode')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default LinkCode;
