/** Where other websites learn how to embed a place, as on oembed.com. */
export const OEMBED_PATH = '/api/oembed';
