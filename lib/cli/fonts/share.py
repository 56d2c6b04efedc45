"""Stores contours once that several glyphs of a font have."""

from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

# Contours that differ by no more units are the same.
SAME = 2
# What a part of a glyph and a point cost, about.
BYTES_OF_COMPONENT = 5
BYTES_OF_POINT = 3


def outlines(font, name):
    """The contours of a glyph: points, and which of them are on the curve."""
    glyph = font["glyf"][name]
    if glyph.isComposite() or glyph.numberOfContours < 1:
        return []
    ends = [end + 1 for end in glyph.endPtsOfContours]
    return [
        ([glyph.coordinates[i] for i in range(start, end)], bytes(glyph.flags[i] & 1 for i in range(start, end)))
        for start, end in zip([0, *ends], ends)
    ]


def move(one, other):
    """The translation of one contour to another, or None if they differ by more than `SAME` units somewhere."""
    dx, dy = (round(sum(b[i] - a[i] for a, b in zip(one, other)) / len(one)) for i in (0, 1))
    same = all(abs(b[0] - a[0] - dx) <= SAME and abs(b[1] - a[1] - dy) <= SAME for a, b in zip(one, other))
    return (dx, dy) if same else None


def minus(one, other):
    return tuple((a[0] - b[0], a[1] - b[1]) for a, b in zip(one, other))


def plus(one, other):
    return tuple((a[0] + b[0], a[1] + b[1]) for a, b in zip(one, other))


def near(offsets):
    return tuple((round(x / SAME), round(y / SAME)) for x, y in offsets)


def pairs_in(items):
    for first in range(len(items)):
        for second in range(len(items)):
            if first != second and items[first][0] <= items[second][0]:
                yield first, second


def parts_of(fonts):
    """Glyphs as parts with offsets. A part is a list of contours; parts that stand together often become one."""
    glyphs, parts, known = {}, [], {}
    for name in fonts[0].getGlyphOrder():
        items = []
        for contours in zip(*(outlines(font, name) for font in fonts)):
            points, flags = [contour[0] for contour in contours], contours[0][1]
            for part in known.setdefault(flags, []):
                offsets = tuple(move(a, b) for a, b in zip(parts[part][0][0], points))
                if None not in offsets:
                    items.append((part, offsets))
                    break
            else:
                known[flags].append(len(parts))
                items.append((len(parts), ((0, 0),) * len(fonts)))
                parts.append([(points, flags)])
        if items:
            glyphs[name] = items
    while True:
        uses, pairs, examples = {}, {}, {}
        for name, items in glyphs.items():
            for part, _ in items:
                uses[part] = uses.get(part, 0) + 1
            for first, second in pairs_in(items):
                key = (items[first][0], items[second][0], near(minus(items[second][1], items[first][1])))
                pairs.setdefault(key, {})[name] = True
                examples.setdefault(key, minus(items[second][1], items[first][1]))

        def gain(key):
            number = len(pairs[key])
            twice = sum(len(flags) for part in set(key[:2]) if uses[part] > number for _, flags in parts[part])
            return number * BYTES_OF_COMPONENT - twice * BYTES_OF_POINT

        best = max(pairs, key=gain, default=None)
        if best is None or gain(best) <= 0:
            return glyphs, parts
        one, other, apart = best
        new = len(parts)
        moved = [([[(x + d[0], y + d[1]) for x, y in p] for p, d in zip(points, examples[best])], flags) for points, flags in parts[other]]
        parts.append(parts[one] + moved)
        for name in pairs[best]:
            items = glyphs[name]
            for first, second in pairs_in(items):
                if (items[first][0], items[second][0], near(minus(items[second][1], items[first][1]))) == best:
                    glyphs[name] = [item for i, item in enumerate(items) if i not in (first, second)] + [(new, items[first][1])]
                    break


def share(fonts):
    """Contours that several glyphs have are stored once: a conjunct is made of the parts of its letters."""
    glyphs, parts = parts_of(fonts)
    uses = {}
    for items in glyphs.values():
        for part, _ in items:
            uses[part] = uses.get(part, 0) + 1
    homes = {}
    for name, items in glyphs.items():
        if len(items) == 1:
            homes.setdefault(items[0][0], (name, items[0][1]))
    order = list(fonts[0].getGlyphOrder())

    def draw(index, contours):
        glyph = Glyph()
        points, flags, ends = [], [], []
        for drawn, kinds, offsets in contours:
            points += [(x + offsets[index][0], y + offsets[index][1]) for x, y in drawn[index]]
            flags += kinds
            ends.append(len(points) - 1)
        glyph.numberOfContours = len(ends)
        glyph.coordinates, glyph.flags, glyph.endPtsOfContours = GlyphCoordinates(points), bytearray(flags), ends
        glyph.flags[0] |= 0x40  # Contours overlap.
        glyph.program = Program()
        glyph.program.fromBytecode(b"")
        return glyph

    def add(name, drawn):
        for index, font in enumerate(fonts):
            glyph = drawn(index)
            font["glyf"].glyphs[name] = glyph
            if name not in order:
                font["hmtx"].metrics[name] = (0, 0)
        if name not in order:
            order.append(name)

    zero = ((0, 0),) * len(fonts)
    for name, items in glyphs.items():
        if len(items) == 1 and homes[items[0][0]][0] == name:
            continue
        shared = [(part, offsets) for part, offsets in items if uses[part] > 1]
        own = [(part, offsets) for part, offsets in items if uses[part] == 1]
        if not shared:
            continue
        components = []
        for part, offsets in shared:
            if part not in homes:
                homes[part] = (f"part{part}", zero)
                add(f"part{part}", lambda index, part=part: draw(index, [(*contour, zero) for contour in parts[part]]))
            home, at = homes[part]
            components.append((home, minus(offsets, at)))
        if own:
            rest = f"rest{order.index(name)}"
            add(rest, lambda index: draw(index, [(*contour, offsets) for part, offsets in own for contour in parts[part]]))
            components.append((rest, zero))

        def compose(index):
            glyph = Glyph()
            glyph.numberOfContours = -1
            glyph.components = []
            for home, offsets in components:
                component = GlyphComponent()
                component.glyphName = home
                still = all(abs(a - b) <= SAME for a, b in zip(offsets[0], offsets[index]))
                component.x, component.y = offsets[0 if still else index]
                component.flags = 0x0002 | 0x0004
                glyph.components.append(component)
            glyph.components[0].flags |= 0x0400
            return glyph

        add(name, compose)
    for font in fonts:
        font.setGlyphOrder(order)
        font["glyf"].glyphOrder = order
        font["maxp"].numGlyphs = len(order)
        for name in order:
            glyph = font["glyf"][name]
            glyph.recalcBounds(font["glyf"])
            advance, _ = font["hmtx"].metrics[name]
            font["hmtx"].metrics[name] = (advance, getattr(glyph, "xMin", 0))
