/* The same algorithms as games/dualite/engine and games/dualite/solver/small_grid.py, for comparison; compiled on the spot. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;
enum { SIZE = 4, HALF = 6561, BLOCK = 32 };
static const i64 REGISTER = INT64_MAX;
static i64 NEAR[16], ROW_STARTS, COLUMN_STARTS, RISING_STARTS, FALLING_STARTS;
static i64 TURNED[8][16];

void prepare(const i64 *near, const i64 *starts, const i64 *turned) {
    memcpy(NEAR, near, sizeof NEAR);
    ROW_STARTS = starts[0], COLUMN_STARTS = starts[1], RISING_STARTS = starts[2], FALLING_STARTS = starts[3];
    memcpy(TURNED, turned, sizeof TURNED);
}

static inline i64 stepped(i64 r) {
    r ^= (i64)((uint64_t)r << 11) & REGISTER;
    r ^= r >> 17;
    r ^= (i64)((uint64_t)r << 23) & REGISTER;
    return r;
}

static inline int has_line(i64 c) {
    i64 p = c & (c >> 1);
    if (p & (p >> 2) & ROW_STARTS) return 1;
    p = c & (c >> SIZE);
    if (p & (p >> (2 * SIZE)) & COLUMN_STARTS) return 1;
    p = c & (c >> (SIZE + 1));
    if (p & (p >> (2 * SIZE + 2)) & RISING_STARTS) return 1;
    p = c & (c >> (SIZE - 1));
    return (p & (p >> (2 * SIZE - 2)) & FALLING_STARTS) != 0;
}

void playouts(i64 white, i64 black, i64 reach, i64 games, i64 r, i64 *out) {
    i64 moves = 0, won = 0;
    for (i64 game = 0; game < games; game++) {
        i64 w = white, b = black, near = reach, mover = 1;
        for (;;) {
            i64 choices = near & ~b;
            if (!choices) { won += 1 - mover; break; }
            r = stepped(r);
            i64 which = ((r >> 32) * __builtin_popcountll(choices)) >> 31;
            for (i64 k = 0; k < which; k++) choices &= choices - 1;
            i64 cell = __builtin_ctzll(choices), bit = (i64)1 << cell;
            int ended;
            near = NEAR[cell];
            moves++;
            if (w & bit) { w ^= bit; b |= bit; ended = has_line(b); }
            else { w |= bit; ended = has_line(w); }
            if (ended) { won += mover; break; }
            mover = 1 - mover;
        }
    }
    out[0] = moves, out[1] = won, out[2] = r;
}

void list_boards(i64 *directory, const int32_t *low_images, const int32_t *high_images, const int32_t *whites,
                 const int32_t *blacks) {
    for (i64 high = 0; high < HALF; high++)
        for (i64 low = 0; low < HALF; low++) {
            i64 number = high * HALF + low;
            int lowest = 1;
            for (int turn = 1; turn < 8; turn++)
                if (low_images[turn * HALF + low] + high_images[turn * HALF + high] < number) { lowest = 0; break; }
            if (!lowest) continue;
            i64 white = whites[low] | (i64)whites[high] << 8, black = blacks[low] | (i64)blacks[high] << 8;
            if (!has_line(white) && !has_line(black)) directory[number / BLOCK] |= (i64)1 << number % BLOCK;
        }
}

i64 count_rows(i64 *directory, i64 blocks) {
    i64 rows = 0;
    for (i64 block = 0; block < blocks; block++) {
        i64 bits = directory[block];
        directory[block] = bits | rows << 32;
        rows += __builtin_popcountll(bits);
    }
    return rows;
}

static inline i64 place_of(const i64 *directory, const int32_t *low_images, const int32_t *high_images, i64 low, i64 high,
                           int *turned) {
    i64 best = (i64)1 << 40;
    for (int turn = 0; turn < 8; turn++) {
        i64 image = low_images[turn * HALF + low] + high_images[turn * HALF + high];
        if (image < best) best = image, *turned = turn;
    }
    i64 entry = directory[best / BLOCK], below = entry & (((i64)1 << best % BLOCK) - 1) & 0xFFFFFFFF;
    return (entry >> 32) + __builtin_popcountll(below);
}

void sweep(const i64 *directory, uint8_t *rows, const int32_t *low_images, const int32_t *high_images,
           const int32_t *whites, const int32_t *blacks) {
    i64 after[16];
    for (i64 high = HALF - 1; high >= 0; high--)
        for (i64 block = (high * HALF + HALF - 1) / BLOCK; block >= high * HALF / BLOCK; block--) {
            i64 entry = directory[block], bits = entry & 0xFFFFFFFF;
            while (bits) {
                i64 place = 63 - __builtin_clzll(bits);
                bits ^= (i64)1 << place;
                i64 number = block * BLOCK + place;
                if (number / HALF != high) continue;
                i64 low = number % HALF, row = (entry >> 32) + __builtin_popcountll(bits);
                i64 white = whites[low] | (i64)whites[high] << 8, black = blacks[low] | (i64)blacks[high] << 8, power = 1;
                for (int cell = 0; cell < 16; cell++, power *= 3) {
                    i64 bit = (i64)1 << cell;
                    if (black & bit) continue;
                    if (white & bit ? has_line(black | bit) : has_line(white | bit)) { after[cell] = 0; continue; }
                    i64 child = number + power;
                    int turn = 0;
                    i64 there = place_of(directory, low_images, high_images, child % HALF, child / HALF, &turn);
                    after[cell] = rows[there * 16 + TURNED[turn][cell]];
                }
                for (int last = 0; last < 16; last++) {
                    if (!((white | black) >> last & 1)) { rows[row * 16 + last] = 255; continue; }
                    i64 quickest = 1000, longest = -1, choices = NEAR[last] & ~black;
                    while (choices) {
                        i64 plies = after[__builtin_ctzll(choices)];
                        choices &= choices - 1;
                        if (plies % 2 == 0) { if (plies < quickest) quickest = plies; }
                        else if (plies > longest) longest = plies;
                    }
                    rows[row * 16 + last] = (uint8_t)(quickest < 1000 ? quickest + 1 : longest + 1);
                }
            }
        }
}
