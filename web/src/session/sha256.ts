// For pages that are not secure, such as one at home by http: there a browser has no digests of its own.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
