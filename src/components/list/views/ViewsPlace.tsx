import { styled } from '@mui/material/styles';

/** Anchors the menu of saved views, so that it stays while its button is replaced by that of the view just saved. */
export const ViewsPlace = styled('span')({ display: 'inline-flex', minWidth: 0 });
